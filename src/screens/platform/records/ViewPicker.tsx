import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ListView, ViewState } from '#api/contract/platform/list-views.ts'
import { sameColumns } from '#machines/platform/list-settings/columns.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Button } from '#ui/Button.tsx'
import { DropdownMenu, type MenuItem } from '#ui/DropdownMenu.tsx'
import { CheckIcon, ViewIcon } from '#ui/icons.ts'
import type { ListLook } from './use-look.ts'
import { ViewDialogs } from './ViewDialogs.tsx'
import { asksTheSame, showView } from './viewed-list.ts'
import styles from './views.module.css'

/** Of a list with whatever rows. */
type Look = ListLook<never>

/** The views of the list: which one is open and whether it was changed, the others, and what can be done with it. */
export function ViewPicker({ look }: { look: Look }) {
  const { i18n } = useLingui()
  const { list, view, views } = look
  const all = useSelector(views, ({ context }) => context.views)
  const changed =
    view !== undefined && !(asksTheSame(list, view) && sameColumns(look.declared, [...look.choices], view.columns))
  const acts = useActions(look, changed)
  useAfterKeeping(look)
  const itemOf = (one: ListView): MenuItem => ({
    id: String(one.id),
    label: one.name,
    current: one.id === view?.id,
    ...(one.id === view?.id ? { icon: CheckIcon } : {}),
    onSelect: () => showView(list, one),
  })
  const everything = i18n._(/*i18n*/ { id: 'views.all', message: 'Tümü' })
  const mine = all.filter(({ shared }) => shared === 0).map(itemOf)
  const shops = all.filter(({ shared }) => shared === 1).map(itemOf)
  const showAll = () => list.show(list.fresh, 0)
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
function useActions(look: Look, changed: boolean): MenuItem[] {
  const { i18n } = useLingui()
  const { list, view, views, settings } = look
  const preferred = useSelector(settings, ({ context }) => context.settings.default_view_id)
  const failed = useSelector(views, (snapshot) => snapshot.matches('notLoaded'))
  const refusals = useShown(useRefusals(views, { type: 'RENAME', view: view ?? unnamed }), {})
  const state = (): ViewState => {
    const { search, order_index, order_direction, filters } = list.query
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
    showView(list, view)
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
function useAfterKeeping({ list, views }: Look): void {
  useEffect(
    function hearOfViews() {
      const hearings = [
        views.on('kept', ({ view }) => showView(list, view)),
        views.on('removed', () => list.leaveView()),
      ]
      return () => {
        for (const hearing of hearings) hearing.unsubscribe()
      }
    },
    [list, views],
  )
}
