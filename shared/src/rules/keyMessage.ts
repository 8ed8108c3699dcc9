export function keyMessage(
  text: string,
  { profileUrl, link }: { profileUrl: string; link: string; accessPassword: string },
): string {
  return text.includes(profileUrl) ? text.replaceAll(profileUrl, link) : `${text}\n\n${link}`;
}
