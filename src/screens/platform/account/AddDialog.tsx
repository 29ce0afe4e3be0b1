import { useLingui } from '@lingui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { editPath, type Resource } from '#api/resources/platform/resource.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PlusIcon } from '#ui/icons.ts'
import type { ShortFormActor } from './ShortFields.tsx'

interface AddDialogProps {
  label: Says
  about?: Says
  /** The short form. */
  children: ReactNode
}

/** A button that opens a short form for a record of a list, such as a new cheque. */
export function AddDialog({ label, about, children }: AddDialogProps) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon={PlusIcon} onPress={() => setOpen(true)}>
        {i18n._(label)}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={i18n._(label)} description={about && i18n._(about)}>
        {children}
      </Dialog>
    </>
  )
}

/** Leads to the page of what the form has added. */
export function useOpenAdded(actor: ShortFormActor, list: Pick<Resource, 'name' | 'path' | 'form' | 'opensAt'>): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const hearing = actor.on('sent', ({ answer }) => navigate(editPath(list, (answer as { id: number }).id)))
    return () => hearing.unsubscribe()
  }, [actor, list, navigate])
}
