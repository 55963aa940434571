import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

export function usePopover() {
  const popover = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useEffect(() => popover.current?.hidePopover?.(), [key])
  return popover
}
