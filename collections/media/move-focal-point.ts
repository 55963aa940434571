import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Every size shows the whole picture, so another focal point changes no file, only what the site shows of it. Payload
 * would otherwise read the picture again and write it anew. Cutting a picture is not offered, and so not done.
 */
export const moveFocalPoint: CollectionBeforeOperationHook<'media'> = ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return
  const focalPoint = focalPointIn(req.query?.uploadEdits)
  if (!focalPoint) delete req.query?.uploadEdits
  else if (req.file) req.query.uploadEdits = { focalPoint }
  else {
    delete req.query.uploadEdits
    const { x: focalX, y: focalY } = focalPoint
    return { ...args, data: { ...('data' in args && args.data), focalX, focalY } }
  }
}

/** As the admin sends it, beside the form: whole percentages from the upper left corner. */
function focalPointIn(edits: unknown): { x: number; y: number } | null {
  const { focalPoint } = (edits ?? {}) as { focalPoint?: { x?: unknown; y?: unknown } }
  const x = Math.round(Number(focalPoint?.x ?? NaN))
  const y = Math.round(Number(focalPoint?.y ?? NaN))
  return [x, y].every((percent) => percent >= 0 && percent <= 100) ? { x, y } : null
}
