import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/form-body.server.ts'
import { orServiceUnavailable } from '#app/http/manage-page.server.ts'
import { contentFor, languageFor, pickWords, wordsOf } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { createFormStamp, formHeaders, refuseSpam } from '#app/http/spam-protection.server.ts'
import { mailLostLink } from '#app/models/bookings/lost-links.server.ts'
import { ErrorSummary, listInvalid } from '#app/ui/forms/field-errors.tsx'
import { SpamProtection } from '#app/ui/forms/spam-protection.tsx'
import { PhoneField, TextField } from '#app/ui/forms/text-field.tsx'
import { FlashToast } from '#app/ui/layout/toasts.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { localPath } from '#business/languages/languages.ts'
import { type LostLink, lostLinkSchema } from '#business/manage-links/lost-link.ts'
import { textLimits } from '#business/words/limits.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { PhoneSentence, privatePageMeta } from './manage-parts.tsx'

export const handle: RouteHandle = { static: true }

const path = '/booking/find'

export const meta = privatePageMeta

export const headers: HeadersFunction = formHeaders

export async function loader(args: LoaderFunctionArgs) {
  const { phone } = (await contentFor(args)).business
  const language = languageFor(args.request)
  const words = wordsFor(language)
  return {
    words: pickWords(words, 'findBooking', 'forms'),
    title: words.findBooking.heading,
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
  const [form, fields] = useForm<LostLink>({ id: 'find', lastResult: reply?.result })
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
      <form {...getFormProps(form)} method="post" action={formPath} className="mt-6 space-y-6">
        <ErrorSummary
          words={words.forms}
          invalidFields={listInvalid([fields.reference, fields.phone])}
        />
        <SpamProtection words={words.forms} stamp={formStamp} lastResult={reply?.result} />
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
      <PhoneSentence sentence={findBooking.noEmail} phone={phone} className="mt-8" />
    </div>
  )
}
