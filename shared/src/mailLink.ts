/** Without a mail server: the link, or the code, of the mail that the caller waits for. */
export const mailLinkHeader = 'x-inkognito-mail-link';
