/** The marks of the kit and its screens, each named here once so that only these are bundled. */
export {
  ArrowDown as ArrowDownIcon,
  ArrowUp as ArrowUpIcon,
  Check as CheckIcon,
  ChevronDown as ChevronDownIcon,
  ChevronLeft as ChevronLeftIcon,
  ChevronRight as ChevronRightIcon,
  ChevronsLeft as ChevronsLeftIcon,
  ChevronsRight as ChevronsRightIcon,
  CircleAlert as CircleAlertIcon,
  CircleCheck as CircleCheckIcon,
  GripVertical as GripIcon,
  Info as InfoIcon,
  TriangleAlert as TriangleAlertIcon,
  Upload as UploadIcon,
  X as CloseIcon,
} from 'lucide-react'
