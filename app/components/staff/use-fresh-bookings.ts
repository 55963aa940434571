import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

const everyMs = 20_000

/** New bookings appear by themselves while somebody is looking. */
export function useFreshBookings(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [revalidate])
}
