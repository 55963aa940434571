'use client'
import './front-desk.css'
import { Button, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { ImportReport } from '#collections/bookings/import/import-bookings.ts'
import type { User } from '#payload-types.ts'

type ImportResult = { report: ImportReport; isTrial: boolean } | { sentence: string }

const unreachableMessage = 'The file did not reach us. Nothing is lost: bring it in once more.'

/** Above the list of bookings, for admins. */
export function ImportBookings() {
  const { user } = useAuth<User>()
  const router = useRouter()
  const file = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [result, setResult] = useState<ImportResult | null>(null)
  if (user?.role !== 'admin') return null

  async function send(isTrial: boolean) {
    const selected = file.current?.files?.[0]
    if (!selected) return setResult({ sentence: 'Please choose the file first.' })
    setSending(true)
    setResult(await uploadFile(selected, isTrial))
    setSending(false)
    if (!isTrial) router.refresh()
  }
  return (
    <details className="import-bookings">
      <summary>Bring in the bookings of your old site</summary>
      <p>
        A CSV file of its bookings table, with the names of the columns on its first line. Each
        booking keeps its ID, its status and when it was made; nobody is mailed. What is here
        already stays as it is, so a file may be brought in again.
      </p>
      <label>
        CSV file
        <input
          ref={file}
          type="file"
          accept=".csv,.txt,text/csv"
          onChange={() => setResult(null)}
        />
      </label>
      <p>
        <Button buttonStyle="secondary" disabled={isSending} onClick={() => void send(true)}>
          Try it
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
  const { stored, known, unreadable, problems } = report
  return (
    <>
      <p>
        <strong>
          {isTrial ? 'Nothing is stored yet. To be stored' : 'Stored'}: {stored}. Here already:{' '}
          {known}. Cannot be read: {unreadable}.
        </strong>
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ line, column, sentence }) => (
            <li key={`${line} ${sentence}`}>
              Line {line}
              {column && `, ${column}`}: {sentence}
            </li>
          ))}
          {unreadable > problems.length && <li>And {unreadable - problems.length} more.</li>}
        </ul>
      )}
    </>
  )
}
