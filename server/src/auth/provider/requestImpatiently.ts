/** Two requests make one sign-in, which is to be answered within five seconds. */
const patienceMs = 2_000;

type Callback = (error: { statusCode: number; data?: string } | null, text?: string) => void;

/**
 * In the place of the OAuth library's own requests, which wait for ever, follow redirects blindly and can put
 * the access token into the address. Status 0 means that no answer came.
 */
export function requestImpatiently(
  method: string,
  url: string,
  headers: Record<string, string> | null,
  body: string | null,
  ...[, callback]: [accessToken: string | null, callback: Callback]
): void {
  const request = fetch(url, {
    method,
    headers: { Accept: 'application/json', ...headers },
    ...(body && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  void request
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => ({ status: 0, text: '' }))
    .then(({ status, text }) => {
      if (status >= 200 && status < 300) callback(null, text);
      else callback({ statusCode: status, data: text });
    });
}
