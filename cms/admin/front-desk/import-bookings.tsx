'use client'
import './front-desk.css'
import { Button, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { bookingImport } from '#business/words/staff.ts'
import type { ImportReport } from '#collections/bookings/import-bookings.ts'
import type { User } from '#payload-types.ts'

type ImportResult = { report: ImportReport; isTrial: boolean } | { sentence: string }

const unreachableMessage =
  'The upload failed. Please try again. Bookings that are already here will not change.'

export function ImportBookings() {
  const { user } = useAuth<User>()
  const router = useRouter()
  const file = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [result, setResult] = useState<ImportResult | null>(null)
  if (user?.role !== 'admin') return null

  async function send(isTrial: boolean) {
    const selected = file.current?.files?.[0]
    if (!selected) return setResult({ sentence: 'Please choose a file first.' })
    setSending(true)
    setResult(await uploadFile(selected, isTrial))
    setSending(false)
    if (!isTrial) router.refresh()
  }
  return (
    <details className="import-bookings">
      <summary>Import bookings from your old site</summary>
      <p>
        Choose a CSV file of its bookings table, with the column names on the first line. Each
        booking keeps its ID, status and creation time. No emails are sent. Bookings that are
        already here do not change, so you can import a file again.
      </p>
      <label>
        CSV file
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={() => setResult(null)}
        />
      </label>
      <p>
        <Button buttonStyle="secondary" disabled={isSending} onClick={() => void send(true)}>
          Check file
        </Button>
        <Button disabled={isSending} onClick={() => void send(false)}>
          Import
        </Button>
      </p>
      <div role="status">
        {isSending ? 'Reading the file…' : result && <ImportSummary result={result} />}
      </div>
    </details>
  )
}

async function uploadFile(file: File, isTrial: boolean): Promise<ImportResult> {
  try {
    const response = await fetch(`/api/bookings/import?trial=${isTrial}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/csv' },
      body: file,
    })
    const body = (await response.json()) as ImportReport & { errors?: { message: string }[] }
    if (response.ok) return { report: body, isTrial }
    return { sentence: body.errors?.[0]?.message ?? unreachableMessage }
  } catch {
    return { sentence: unreachableMessage }
  }
}

function ImportSummary({ result }: { result: ImportResult }) {
  if ('sentence' in result) return <p>{result.sentence}</p>
  const { report, isTrial } = result
  const problems = bookingImport.problems(report)
  return (
    <>
      <p>
        <strong>{bookingImport.summary(report, isTrial)}</strong>
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </>
  )
}
