import { randomUUID } from 'node:crypto'
import { parseWithZod } from '@conform-to/zod/v4'
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import { useMemo } from 'react'
import { readForm } from '#app/http/form-body.server.ts'
import { contentFor, languageFor } from '#app/http/request-content.server.ts'
import {
  createFormStamp,
  formHeaders,
  refundRateLimits,
  refuseSpam,
} from '#app/http/spam-protection.server.ts'
import { redirectWithToast, takeToast } from '#app/http/toast.server.ts'
import { isMessageStored, sendContactMessage } from '#app/models/messages.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { pageMeta } from '#app/seo/page-meta.server.ts'
import { PageIntro } from '#app/site/sections/page-section.tsx'
import { waitForFillTime } from '#app/ui/forms/spam-protection.tsx'
import { ServerMarkup } from '#app/ui/layout/server-markup.tsx'
import { FlashToast } from '#app/ui/layout/toasts.tsx'
import { textProps } from '#app/ui/parts/marked-text.tsx'
import { selectTestimonials } from '#business/content/shown-entries.ts'
import { sitePages } from '#business/content/site-pages.ts'
import { contactRequestSchema } from '#business/forms/contact-request.ts'
import { langOf, type Language, localPath } from '#business/languages/languages.ts'
import { formatPhone } from '#business/words/phone.ts'
import { fillSentence, joinSentences } from '#business/words/sentence.ts'
import { failureToast } from '#business/words/toast-message.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { ContactCards, ContactSections } from './contact-sections.tsx'
import { MessageForm } from './message-form.tsx'

/** Without JavaScript, the response scrolls to the form. */
const formAnchor = 'write-to-us'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => loaded?.meta ?? []

export const headers: HeadersFunction = formHeaders

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const language = languageFor(request)
  const { contact, forms, pageNames, sections } = wordsFor(language)
  const content = await contentFor(args)
  const { business, branches, pages, testimonials } = content
  const { name, phone, whatsapp, email, address, hours, mapPoint } = business
  const { toast, headers } = await takeToast(request)
  return data(
    {
      language,
      words: { contact, forms },
      path: localPath(language, sitePages.contact.path),
      heading: pageNames.contact,
      sections,
      meta: pageMeta('contact', content, language),
      business: { name, phone, whatsapp, email, address, hours, mapPoint },
      branches: branches.map(({ slug, name, english, phone, mapPoint }) => {
        return { slug, name, english, phone, mapPoint }
      }),
      page: pages.contact,
      testimonials: selectTestimonials('contact', testimonials),
      requestKey: randomUUID(),
      formStamp: await createFormStamp(new Date()),
      toast,
    },
    { headers },
  )
}

/** Answers a repeated form like the first. */
export async function action({ request }: ActionFunctionArgs) {
  const language = languageFor(request)
  const words = wordsFor(language)
  const submission = parseWithZod(await readForm(request), { schema: contactRequestSchema(words) })
  if (submission.status !== 'success') {
    return data({ result: submission.reply(), toast: null }, { status: 400 })
  }
  try {
    const title = words.contact.failed
    const refusal = await refuseSpam(request, submission, { form: 'contact', title })
    if (refusal) {
      const isStored = await isMessageStored(submission.value.requestKey)
      return isStored ? await redirectAfterSuccess(language) : data(refusal.body, refusal.init)
    }
    const { repeated } = await sendContactMessage(submission.value)
    if (repeated) await refundRateLimits(request)
    return await redirectAfterSuccess(language)
  } catch (error) {
    await refundRateLimits(request)
    logFailure('A message could not be stored', error)
    const toast = failureToast(words.contact)
    return data({ result: submission.reply(), toast }, { status: 503 })
  }
}

function redirectAfterSuccess(language: Language) {
  const { sent, sentDetail } = wordsFor(language).contact
  return redirectWithToast(localPath(language, sitePages.contact.path), {
    kind: 'success',
    title: sent,
    description: sentDetail,
  })
}

/** Keeps the message in the form if the server is unreachable. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    await waitForFillTime()
    return await serverAction<typeof action>()
  } catch (error) {
    if (error instanceof Response) throw error
    return { result: null, toast: null, isUnreachable: true }
  }
}

/** A failed submission reloads nothing, because the server may be unreachable. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionResult === undefined && defaultShouldRevalidate
}

export default function Contact() {
  const loaded = useLoaderData<typeof loader>()
  const { words, path, business, branches, page, testimonials, requestKey, formStamp, toast } =
    loaded
  const { contact, forms } = words
  const reply = useActionData<typeof clientAction>()
  const inlineNote = reply && 'inlineNote' in reply ? (reply.inlineNote as string) : null
  const unconfirmed = joinSentences(
    contact.unconfirmed,
    business.phone && fillSentence(forms.orCall, { phone: formatPhone(business.phone) }),
  )
  // A new object for each reply, so that each shows a toast.
  const replyToast = useMemo(
    () => (reply && 'isUnreachable' in reply ? failureToast(contact) : reply?.toast),
    [reply, contact],
  )
  return (
    <>
      <PageIntro intro={page.intro} defaultHeading={loaded.heading} />
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-12 px-5 pb-14 md:pb-20 lg:grid-cols-[1fr_1.9fr]">
        <ServerMarkup id="contact-cards">
          {import.meta.env.SSR && <ContactCards texts={page.cards} business={business} />}
        </ServerMarkup>
        <section id={formAnchor}>
          <h2 lang={langOf(page.form, 'heading')} className="text-2xl font-bold">
            {page.form.heading ?? contact.heading}
          </h2>
          {page.form.text && (
            <p {...textProps(page.form, 'text')} className="mt-3 text-lg text-ink-soft" />
          )}
          <div className="mt-8">
            <FlashToast toast={toast} inlineNote={contact.received} />
            <FlashToast toast={replyToast} inlineNote={inlineNote ?? unconfirmed} />
            <MessageForm
              key={requestKey}
              action={`${path}#${formAnchor}`}
              requestKey={requestKey}
              formStamp={formStamp}
              texts={page.form}
              words={words}
              lastResult={reply?.result}
            />
          </div>
        </section>
      </div>
      <ServerMarkup id="contact-sections">
        {import.meta.env.SSR && (
          <ContactSections
            language={loaded.language}
            words={loaded.sections}
            page={page}
            business={business}
            branches={branches}
            testimonials={testimonials}
          />
        )}
      </ServerMarkup>
    </>
  )
}
