/** The address of a page of ours with a token, in the fragment, which browsers send nowhere: the token reaches no log. */
export function tokenUrl(
  publicUrl: string,
  page: 'notifications-off' | 'reset-password' | 'verify-email',
  token: string,
): string {
  return `${publicUrl}/${page}#token=${token}`;
}
