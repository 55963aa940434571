import '@remix-run/node'

// Loader and action types follow single fetch: plain data in, the same types out.
declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}
