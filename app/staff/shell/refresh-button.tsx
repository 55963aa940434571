import { Form, useLocation } from '@remix-run/react'
import { Button } from '#app/ui/parts/button.tsx'
import { LineIcon } from '#app/ui/parts/line-icon.tsx'

export const bookingFilterId = 'booking-filter'
const ownFormId = 'refresh'
const arrow = 'M27 16a11 11 0 1 1-3.2-7.8L27 11M27 4v7h-7'

export function RefreshButton() {
  const { search } = useLocation()
  const params = [...new URLSearchParams(search)]
  const hasFilter = (new URLSearchParams(search).get('view') ?? 'all') === 'all'
  return (
    <>
      {!hasFilter && (
        <Form id={ownFormId} replace preventScrollReset className="hidden">
          {params.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </Form>
      )}
      <Button
        type="submit"
        form={hasFilter ? bookingFilterId : ownFormId}
        look="quiet"
        size="line"
        className="md:min-h-11 lg:grow"
      >
        <LineIcon strokes={arrow} className="size-5 lg:hidden" />
        <span className="max-sm:sr-only">Refresh</span>
      </Button>
    </>
  )
}
