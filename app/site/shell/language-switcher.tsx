import {
  englishPath,
  type Language,
  languageCodes,
  languages,
  localPath,
} from '#business/languages/languages.ts'

/** Links to the same page in each language. */
export function LanguageSwitcher({
  label,
  language,
  pathname,
  className = '',
}: {
  label: string
  language: Language
  pathname: string
  className?: string
}) {
  return (
    <nav aria-label={label} className={`print:hidden ${className}`}>
      <ul className="flex flex-wrap gap-x-5">
        {languageCodes.map((code) => (
          <li key={code}>
            <a
              href={localPath(code, englishPath(pathname))}
              hrefLang={code}
              lang={code}
              aria-current={code === language ? 'page' : undefined}
              className="inline-block py-3 underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-indigo lg:py-1.5"
            >
              {languages[code].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
