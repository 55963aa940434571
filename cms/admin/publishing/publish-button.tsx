'use client'
import './publishing.css'
import {
  ConfirmationModal,
  FormSubmit,
  PopupList,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useModal,
} from '@payloadcms/ui'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { ScheduledChangesDrawer } from './scheduled-changes-drawer.tsx'
import { type ScheduledChange, useScheduledChanges } from './use-scheduled-changes.ts'

/**
 * Replaces Payload's button, which always schedules an unpublish if the document has no draft. Asks
 * for confirmation before publishing ahead of a scheduled change.
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
  const { code: language } = useLocale()
  const isModified = useFormModified()
  const { openModal } = useModal()
  const { scheduledChanges, read, add, remove } = useScheduledChanges()
  if (!hasPublishPermission) return null

  const [next] = scheduledChanges
  const confirmSlug = `publish-before-scheduled-${id}`
  const drawerSlug = `schedule-publish-${id}`
  const hasChanges = isModified || unpublishedVersionCount > 0 || !hasPublishedDoc
  const path = globalSlug ? `globals/${globalSlug}` : [collectionSlug, id].filter(Boolean).join('/')
  const publish = async () => {
    const published = await submit({
      // Without it, the texts of the form would replace the English ones.
      action: `/api/${path}?depth=0&locale=${language}&fallback-locale=null`,
      overrides: { _status: 'published' },
    })
    if (!published) return
    setUnpublishedVersionCount(0)
    setMostRecentVersionIsAutosaved(false)
    setHasPublishedDoc(true)
  }
  const publishUnlessScheduled = async () => {
    // If this request fails, publishing fails too and shows an error.
    const scheduled = await read().catch(() => [])
    if (scheduled.length > 0) openModal(confirmSlug)
    else await publish()
  }
  return (
    <>
      {scheduledChanges.map((change) => (
        <p key={change.id} className="scheduled-note">
          {describeChange(change)}
        </p>
      ))}
      <FormSubmit
        buttonId="action-save"
        type="button"
        size="medium"
        disabled={!hasChanges || uploadStatus === 'uploading'}
        onClick={() => void publishUnlessScheduled()}
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
          body={`${describeChange(next)} If you publish now, everything in the draft goes live at once, including changes meant for later.`}
          confirmLabel="Publish now"
          onConfirm={publish}
        />
      )}
      <ScheduledChangesDrawer
        slug={drawerSlug}
        changes={scheduledChanges}
        onAdd={add}
        onRemove={remove}
      />
    </>
  )
}

function describeChange({ action, at }: ScheduledChange): string {
  const time = formatInstant(at)
  return action === 'publish'
    ? `Scheduled: the draft will be published on ${time}.`
    : `Scheduled: this will be unpublished on ${time}.`
}
