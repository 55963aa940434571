/** As Payload answers errors. */
export function errorResponse(message: string, status: number): Response {
  return Response.json({ errors: [{ message }] }, { status })
}
