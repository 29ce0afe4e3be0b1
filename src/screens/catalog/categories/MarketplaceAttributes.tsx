import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import type { MarketplaceAttributes } from '#api/contract/catalog/marketplace-attributes.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { CardProps } from '#screens/cards.ts'
import { attributeChoosing, marketplaceAttributes } from '#screens/catalog/wiring/marketplace-attributes.ts'
import { ShortFields } from '#screens/platform/account/ShortFields.tsx'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AttributeChoice } from './AttributeChoice.tsx'
import { chosenIn, fieldsOf } from './attribute-choices.ts'

/** What the marketplace asks for in the category that this one is linked with, and where each answer comes from. */
export default function MarketplaceAttributesCard({ id, version }: CardProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(marketplaceAttributes, { input: { query: id } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  // Saved with another link, the category is asked for other things; what was chosen of the same stays.
  const asked = useRef(version)
  useEffect(() => {
    if (asked.current === version) return
    asked.current = version
    actor.send({ type: 'SHOW', query: id })
  }, [actor, id, version])
  // A category that is linked with nothing is asked for nothing.
  if (data?.category === '') return null
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'marketplace_attributes.title', message: 'Pazaryerinin istedikleri' })}
      description={
        data &&
        i18n._(
          /*i18n*/ {
            id: 'marketplace_attributes.about',
            message:
              '{marketplace}, “{category}” kategorisinde bunları soruyor. Her değerin nereden geleceğini seçin; seçilmeyen, ürünün aynı adlı seçeneğinden ya da özelliğinden alınır.',
            values: { marketplace: data.marketplace, category: data.category },
          },
        )
      }
    >
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {!data && value !== 'failed' && <Skeleton shape="form" rows={2} />}
      {data?.asked.length === 0 && (
        <p>
          {i18n._(/*i18n*/ { id: 'marketplace_attributes.none', message: 'Pazaryeri bu kategoride özellik sormuyor.' })}
        </p>
      )}
      {data && data.asked.length > 0 && (
        <Choosing
          key={`${data.category} ${data.version}`}
          id={id}
          offered={data}
          onSaved={() => actor.send({ type: 'REFRESH' })}
        />
      )}
    </Section>
  )
}

function Choosing({ id, offered, onSaved }: { id: number; offered: MarketplaceAttributes; onSaved: () => void }) {
  const { i18n } = useLingui()
  const actor = useActorRef(
    useMemo(() => attributeChoosing(id, offered), [id, offered]),
    { input: { fields: fieldsOf(offered) } },
  )
  useAfterSending(actor, onSaved)
  useUnsavedGuard(() => {
    const { fields, saved } = actor.getSnapshot().context
    return JSON.stringify(chosenIn(offered, fields)) !== JSON.stringify(chosenIn(offered, saved))
  })
  const labels = Object.fromEntries(
    offered.asked.map((one) => [String(one.id), { id: 'marketplace_attributes.named', message: one.name }]),
  )
  const ordered = [...offered.asked].sort((one, other) => Number(other.required) - Number(one.required))
  return (
    <ShortFields
      actor={actor}
      act="notSaved"
      labels={labels}
      submit={i18n._(/*i18n*/ { id: 'marketplace_attributes.save', message: 'Seçimleri kaydet' })}
    >
      {ordered.map((one) => (
        <AttributeChoice key={one.id} actor={actor} asked={one} offered={offered} />
      ))}
    </ShortFields>
  )
}
