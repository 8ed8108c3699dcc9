/** The token stands in the fragment, which browsers send nowhere, so that it reaches no log. */
export function tokenUrl(
  publicUrl: string,
  page: 'notifications-off' | 'reset-password' | 'verify-email',
  token: string,
): string {
  return `${publicUrl}/${page}#token=${token}`;
}
