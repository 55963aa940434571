import type { CollectionBeforeOperationHook } from 'payload'

/**
 * A new focal point changes no file: every size shows the whole picture. Otherwise Payload would
 * encode the picture again. Drops crop edits.
 */
export const moveFocalPoint: CollectionBeforeOperationHook<'media'> = ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return
  const focalPoint = parseFocalPoint(req.query?.uploadEdits)
  if (!focalPoint) delete req.query?.uploadEdits
  else if (req.file) req.query.uploadEdits = { focalPoint }
  else {
    delete req.query.uploadEdits
    const { x: focalX, y: focalY } = focalPoint
    return { ...args, data: { ...('data' in args && args.data), focalX, focalY } }
  }
}

/** Whole percentages from the top left, from the query string. */
function parseFocalPoint(edits: unknown): { x: number; y: number } | null {
  const { focalPoint } = (edits ?? {}) as { focalPoint?: { x?: unknown; y?: unknown } }
  const x = Math.round(Number(focalPoint?.x ?? NaN))
  const y = Math.round(Number(focalPoint?.y ?? NaN))
  return [x, y].every((percent) => percent >= 0 && percent <= 100) ? { x, y } : null
}
