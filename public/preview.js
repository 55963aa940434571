// When the CMS form next to this page has saved a draft, reloads the page in place and keeps its
// scroll position. Links lead to previews too. Only preview pages load this.
{
  const { cmsOrigin } = document.currentScript.dataset
  const token = new URLSearchParams(location.search).get('preview') ?? ''
  let latestRequest = 0

  async function reload() {
    const requestNumber = (latestRequest += 1)
    const response = await fetch(location.href, { cache: 'no-store' })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (requestNumber !== latestRequest) return
    document.title = page.title
    document.body.replaceWith(page.body)
  }

  addEventListener('message', ({ origin, data }) => {
    if (origin === cmsOrigin && data?.type === 'payload-document-event') void reload()
  })
  document.addEventListener('click', ({ target }) => {
    const link = target.closest('a')
    if (!link || link.origin !== location.origin) return
    const url = new URL(link.href)
    url.searchParams.set('preview', token)
    link.href = url.href
  })
  const form = opener ?? (parent === window ? null : parent)
  form?.postMessage({ type: 'payload-live-preview', ready: true }, cmsOrigin)
}
