'use client'
import './publishing.css'
import {
  ConfirmationModal,
  FormSubmit,
  PopupList,
  useDocumentInfo,
  useForm,
  useFormModified,
  useModal,
} from '@payloadcms/ui'
import { formatInstant } from '#business/pickups/local-time.ts'
import { PlanDrawer } from './plan-drawer.tsx'
import { type Plan, usePlans } from './use-plans.ts'

/**
 * Replaces Payload's button, which always schedules an unpublish if the document has no draft. Also
 * shows scheduled changes, and asks for confirmation before publishing ahead of one.
 */
export function PublishButton() {
  const {
    id,
    collectionSlug,
    globalSlug,
    hasPublishedDoc,
    hasPublishPermission,
    setHasPublishedDoc,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
    unpublishedVersionCount,
    uploadStatus,
  } = useDocumentInfo()
  const { submit } = useForm()
  const isModified = useFormModified()
  const { openModal } = useModal()
  const { plans, read, add, remove } = usePlans()
  if (!hasPublishPermission) return null

  const [next] = plans
  const confirmSlug = `publish-although-planned-${id}`
  const drawerSlug = `plan-publishing-${id}`
  const hasChanges = isModified || unpublishedVersionCount > 0 || !hasPublishedDoc
  const path = globalSlug ? `globals/${globalSlug}` : [collectionSlug, id].filter(Boolean).join('/')
  const publish = async () => {
    const published = await submit({
      action: `/api/${path}?depth=0`,
      overrides: { _status: 'published' },
    })
    if (!published) return
    setUnpublishedVersionCount(0)
    setMostRecentVersionIsAutosaved(false)
    setHasPublishedDoc(true)
  }
  const publishUnlessPlanned = async () => {
    // If this request fails, publishing fails too and shows an error.
    const planned = await read().catch(() => [])
    if (planned.length > 0) openModal(confirmSlug)
    else await publish()
  }
  return (
    <>
      {plans.map((plan) => (
        <p key={plan.id} className="planned-note">
          {describePlan(plan)}
        </p>
      ))}
      <FormSubmit
        buttonId="action-save"
        type="button"
        size="medium"
        disabled={!hasChanges || uploadStatus === 'uploading'}
        onClick={() => void publishUnlessPlanned()}
        enableSubMenu={Boolean(globalSlug || id)}
        SubMenuPopupContent={({ close }) => (
          <PopupList.ButtonGroup>
            <PopupList.Button
              id="schedule-publish"
              onClick={() => {
                openModal(drawerSlug)
                close()
              }}
            >
              Schedule publish
            </PopupList.Button>
          </PopupList.ButtonGroup>
        )}
      >
        Publish changes
      </FormSubmit>
      {next && (
        <ConfirmationModal
          modalSlug={confirmSlug}
          heading="Publish before the scheduled change?"
          body={`${describePlan(next)} If you publish now, everything in the draft goes live at once, including changes meant for later.`}
          confirmLabel="Publish now"
          onConfirm={publish}
        />
      )}
      <PlanDrawer slug={drawerSlug} plans={plans} onAdd={add} onRemove={remove} />
    </>
  )
}

function describePlan({ action, at }: Plan): string {
  const time = formatInstant(at)
  return action === 'publish'
    ? `Scheduled: the draft will be published on ${time}.`
    : `Scheduled: this will be unpublished on ${time}.`
}
