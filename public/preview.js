// Beside the CMS's form: when it says that what was typed is kept as a draft, the page is loaded anew in place, and stays
// where it was scrolled to. Links lead to previews too. Only pages that follow a preview link load this.
{
  const { cmsOrigin } = document.currentScript.dataset
  const token = new URLSearchParams(location.search).get('preview') ?? ''
  let latest = 0

  async function showAnew() {
    const mine = (latest += 1)
    const answer = await fetch(location.href, { cache: 'no-store' })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    if (mine !== latest) return
    document.title = page.title
    document.body.replaceWith(page.body)
  }

  addEventListener('message', ({ origin, data }) => {
    if (origin === cmsOrigin && data?.type === 'payload-document-event') void showAnew()
  })
  document.addEventListener('click', ({ target }) => {
    const link = target.closest('a')
    if (!link || link.origin !== location.origin) return
    const address = new URL(link.href)
    address.searchParams.set('preview', token)
    link.href = address.href
  })
  const form = opener ?? (parent === window ? null : parent)
  form?.postMessage({ type: 'payload-live-preview', ready: true }, cmsOrigin)
}
