import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageFor } from '#app/http/request-content.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { sitePages } from '#business/content/site-pages.ts'
import { languages, localPath } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { appManifest } from './app-manifest.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageFor(request)
  const { business, pages } = await siteContent(language)
  const { scheduleButton } = wordsFor(language).defaultTexts.layout
  const home = localPath(language, sitePages.home.path)
  return appManifest({
    id: home,
    lang: languages[language].locale,
    name: pages.home.search.title ?? business.name,
    short_name: business.name,
    description: pages.home.search.description ?? undefined,
    start_url: home,
    display: 'minimal-ui',
    shortcuts: [{ name: scheduleButton, url: localPath(language, sitePages.booking.path) }],
  })
}
