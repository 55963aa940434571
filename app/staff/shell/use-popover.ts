import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** The popover closes on navigation. */
export function usePopover() {
  const popover = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useEffect(() => popover.current?.hidePopover?.(), [key])
  return popover
}
