import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/form-body.server.ts'
import { orServiceUnavailable } from '#app/http/manage-page.server.ts'
import { contentFor, languageFor, wordsOf } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { formHeaders, refuseSpam } from '#app/http/spam-protection.server.ts'
import { mailLostLink } from '#app/models/bookings/lost-links.server.ts'
import { createFormStamp } from '#app/models/form-stamp.server.ts'
import { ErrorSummary, type InvalidField } from '#app/ui/forms/error-summary.tsx'
import { PhoneField } from '#app/ui/forms/phone-field.tsx'
import { SpamProtection } from '#app/ui/forms/spam-protection.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { FilledSentence } from '#app/ui/parts/filled-sentence.tsx'
import { PhoneLink } from '#app/ui/parts/phone-link.tsx'
import { FlashToast } from '#app/ui/toasts/flash-toast.tsx'
import { localPath } from '#business/languages/languages.ts'
import { type LostLink, lostLinkSchema } from '#business/manage-links/lost-link.ts'
import { textLimits } from '#business/words/limits.ts'
import type { Words } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'

const fieldNames = ['reference', 'phone'] as const

export const handle: RouteHandle = { static: true }

const path = '/booking/find'

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => [
  ...(shown ? [{ title: shown.words.findBooking.heading }] : []),
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = formHeaders

export async function loader(args: LoaderFunctionArgs) {
  const { phone } = (await contentFor(args)).business
  const language = languageFor(args.request)
  const { findBooking, forms } = wordsFor(language)
  return {
    words: { findBooking, forms },
    path: localPath(language, path),
    phone,
    formStamp: await createFormStamp(new Date()),
    isRequested: new URL(args.request.url).searchParams.has('asked'),
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const words = wordsOf(request)
  const submission = parseWithZod(await readForm(request), { schema: lostLinkSchema(words) })
  if (submission.status !== 'success') {
    return data({ result: submission.reply(), toast: null }, { status: 400 })
  }
  const { phone } = submission.value
  const title = words.findBooking.linkNotSent
  const refusal = await refuseSpam(request, submission, { form: 'lostLink', phone, title })
  if (refusal) return data(refusal.body, refusal.init)
  await orServiceUnavailable(request, mailLostLink(submission.value, new Date()))
  return redirect(`${localPath(languageFor(request), path)}?asked`)
}

export default function FindBooking() {
  const { words, path: formPath, phone, formStamp, isRequested } = useLoaderData<typeof loader>()
  const { findBooking } = words
  const reply = useActionData<typeof action>()
  return (
    <div className="mx-auto max-w-2xl px-5 py-8 md:py-14">
      <FlashToast toast={reply?.toast} />
      <h1 className="text-2xl font-bold">{findBooking.heading}</h1>
      {isRequested ? (
        <p
          role="status"
          className="mt-5 rounded-card border border-green bg-green-pale p-4 font-semibold"
        >
          {findBooking.linkOnItsWay}
        </p>
      ) : (
        <p className="mt-3 text-lg text-ink-soft">{findBooking.intro}</p>
      )}
      <FindForm words={words} action={formPath} formStamp={formStamp} lastResult={reply?.result} />
      {phone && (
        <p className="mt-8">
          <FilledSentence
            sentence={findBooking.noEmail}
            values={{ phone: <PhoneLink phone={phone} /> }}
          />
        </p>
      )}
    </div>
  )
}

function FindForm({
  words: { findBooking, forms },
  action,
  formStamp,
  lastResult,
}: {
  words: Pick<Words, 'findBooking' | 'forms'>
  action: string
  formStamp: string
  lastResult: SubmissionResult<string[]> | undefined
}) {
  const [form, fields] = useForm<LostLink>({ id: 'find', lastResult })
  const invalid = fieldNames
    .map((name) => ({ id: fields[name].id, message: fields[name].errors?.[0] }))
    .filter((field): field is InvalidField => field.message !== undefined)
  return (
    <form {...getFormProps(form)} method="post" action={action} className="mt-6 space-y-6">
      <ErrorSummary words={forms} invalidFields={invalid} />
      <SpamProtection words={forms} stamp={formStamp} lastResult={lastResult} />
      <TextField
        label={findBooking.reference}
        field={fields.reference}
        hint={findBooking.referenceHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <PhoneField
        label={findBooking.phone}
        field={fields.phone}
        hint={findBooking.phoneHint}
        maxLength={textLimits.phone}
      />
      <Button type="submit" className="w-full sm:w-auto">
        {findBooking.send}
      </Button>
    </form>
  )
}
