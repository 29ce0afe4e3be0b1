import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Actor } from 'xstate'
import type { ListView, ViewState } from '#api/contract/list-views.ts'
import type { Resource } from '#api/resources/resource.ts'
import { sameColumns } from '#machines/list-settings/columns.ts'
import { freshQuery } from '#machines/record-list/record-list.context.ts'
import type { recordListMachine } from '#machines/record-list/record-list.machine.ts'
import { useShown } from '#screens/sentences.ts'
import { useRefusals } from '#screens/useRefusals.ts'
import { Button } from '#ui/Button.tsx'
import { DropdownMenu, type MenuItem } from '#ui/DropdownMenu.tsx'
import { CheckIcon, ViewIcon } from '#ui/icons.ts'
import type { ListLook } from './use-list-look.ts'
import { ViewDialogs } from './ViewDialogs.tsx'
import styles from './views.module.css'
import { asksTheSame, queryOfView } from './views.ts'

interface ViewPickerProps {
  list: Actor<typeof recordListMachine>
  resource: Resource
  look: ListLook
}

/** The views of the list: which one is open and whether it was changed, the others, and what can be done with it. */
export function ViewPicker({ list, resource, look }: ViewPickerProps) {
  const { i18n } = useLingui()
  const { view, views } = look
  const query = useSelector(list, ({ context }) => context.query)
  const all = useSelector(views, ({ context }) => context.views)
  const changed =
    view !== undefined &&
    !(asksTheSame(resource, view, query) && sameColumns(look.declared, [...look.choices], view.columns))
  const acts = useActs({ list, resource, look }, changed)
  useAfterKeeping(list, resource, views)
  const open = (one: ListView) => list.send({ type: 'SHOW', query: queryOfView(resource, one) })
  const itemOf = (one: ListView): MenuItem => ({
    id: String(one.id),
    label: one.name,
    current: one.id === view?.id,
    ...(one.id === view?.id ? { icon: CheckIcon } : {}),
    onSelect: () => open(one),
  })
  const everything = i18n._(/*i18n*/ { id: 'views.all', message: 'Tümü' })
  const mine = all.filter(({ shared }) => shared === 0).map(itemOf)
  const shops = all.filter(({ shared }) => shared === 1).map(itemOf)
  const showAll = () =>
    list.send({ type: 'SHOW', query: { ...freshQuery(query.order_index.split('.')[0] as never), view: 0 } })
  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          <Button icon={ViewIcon} className={styles.picker}>
            <span className={styles.name}>{view?.name ?? everything}</span>
            {changed && (
              <span className={styles.changed}>
                {i18n._(/*i18n*/ { id: 'views.changed', message: 'değiştirildi' })}
              </span>
            )}
          </Button>
        }
        groups={[
          {
            items: [
              { id: 'all', label: everything, current: !view, ...(view ? {} : { icon: CheckIcon }), onSelect: showAll },
            ],
          },
          ...(mine.length > 0
            ? [{ title: i18n._(/*i18n*/ { id: 'views.mine', message: 'Görünümlerim' }), items: mine }]
            : []),
          ...(shops.length > 0
            ? [{ title: i18n._(/*i18n*/ { id: 'views.shops', message: 'Mağazanın görünümleri' }), items: shops }]
            : []),
          { items: acts },
        ]}
      />
      <ViewDialogs actor={views} />
    </>
  )
}

/** What can be done with what is shown, and with the view that is open; what may not be done says why. */
function useActs({ list, resource, look }: ViewPickerProps, changed: boolean): MenuItem[] {
  const { i18n } = useLingui()
  const { view, views, settings } = look
  const preferred = useSelector(settings, ({ context }) => context.settings.default_view_id)
  const failed = useSelector(views, (snapshot) => snapshot.matches('notLoaded'))
  const refusals = useShown(useRefusals(views, { type: 'RENAME', view: view ?? unnamed }), {})
  const state = (): ViewState => {
    const { search, order_index, order_direction, filters } = list.getSnapshot().context.query
    return { query: { search, order_index, order_direction, filters }, columns: [...look.choices] }
  }
  if (failed) {
    const label = i18n._(/*i18n*/ { id: 'views.not_loaded', message: 'Görünümler yüklenemedi. Tekrar dene' })
    return [{ id: 'retry', label, onSelect: () => views.send({ type: 'RETRY' }) }]
  }
  const saveAs: MenuItem = {
    id: 'save-as',
    label: i18n._(/*i18n*/ { id: 'views.save_as', message: 'Yeni görünüm olarak kaydet…' }),
    onSelect: () => views.send({ type: 'SAVE_AS', state: state() }),
  }
  if (!view) return [saveAs]
  const guarded = refusals.length > 0 ? { refusals } : {}
  const isDefault = preferred === view.id
  const revert = () => {
    views.send({ type: 'ADJUST', view: view.id, columns: view.columns })
    list.send({ type: 'SHOW', query: queryOfView(resource, view) })
  }
  return [
    ...(changed
      ? [
          {
            id: 'overwrite',
            label: i18n._(/*i18n*/ { id: 'views.overwrite', message: 'Değişiklikleri görünüme kaydet' }),
            onSelect: () => views.send({ type: 'OVERWRITE', view, state: state() }),
            ...guarded,
          },
          {
            id: 'revert',
            label: i18n._(/*i18n*/ { id: 'views.revert', message: 'Değişiklikleri geri al' }),
            onSelect: revert,
          },
        ]
      : []),
    saveAs,
    {
      id: 'default',
      label: isDefault
        ? i18n._(/*i18n*/ { id: 'views.no_default', message: 'Liste bununla açılmasın' })
        : i18n._(/*i18n*/ { id: 'views.default', message: 'Liste hep bununla açılsın' }),
      onSelect: () => settings.send({ type: 'SET_DEFAULT', view: isDefault ? null : view.id }),
    },
    {
      id: 'rename',
      label: i18n._(/*i18n*/ { id: 'views.rename', message: 'Yeniden adlandır…' }),
      onSelect: () => views.send({ type: 'RENAME', view }),
      ...guarded,
    },
    {
      id: 'delete',
      danger: true,
      label: i18n._(/*i18n*/ { id: 'views.delete', message: 'Görünümü sil…' }),
      onSelect: () => views.send({ type: 'DELETE', view }),
      ...guarded,
    },
  ]
}

const unnamed: ListView = {
  id: 0,
  version: 0,
  name: '',
  shared: 0,
  query: { search: '', order_index: '', order_direction: 'desc', filters: {} },
  columns: null,
}

/** A view that was kept is open; without one that was deleted, what it showed stays. */
function useAfterKeeping(list: ViewPickerProps['list'], resource: Resource, views: ListLook['views']): void {
  useEffect(
    function hearOfViews() {
      const hearings = [
        views.on('kept', ({ view }) => list.send({ type: 'SHOW', query: queryOfView(resource, view) })),
        views.on('removed', () => list.send({ type: 'SHOW', query: { ...list.getSnapshot().context.query, view: 0 } })),
      ]
      return () => {
        for (const hearing of hearings) hearing.unsubscribe()
      }
    },
    [list, resource, views],
  )
}
