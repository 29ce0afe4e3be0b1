import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest of the suites that come last, so that no worker is alone with it when the others are through. */
const longest = [/panel\/faults\/machines\.test/, /browser\/(paths|every)\//, /first-opening\.test/]

/** The order of the test files: the longest first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const placeOf = ({ project, moduleId }: TestSpecification) =>
      2 * projects.indexOf(project.name) + Number(!longest.some((one) => one.test(moduleId)))
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
