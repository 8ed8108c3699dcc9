import { AsyncLocalStorage } from 'node:async_hooks';
import { mailLinkHeader } from '@inkognito/shared/mailLink';
import type { Response } from 'express';

type Work = () => Promise<void>;
type Answer = { link: string | undefined; later: Work[] };

/** Empty where a mail server is named, and outside requests. */
const answers = new AsyncLocalStorage<Answer>();

/** Without a mail server the answer carries the link or code of the mail that the caller waits for. */
export function withMailLink<Result>(
  res: Response,
  handle: () => Promise<Result>,
): Promise<Result> {
  const answer: Answer = { link: undefined, later: [] };
  return answers.run(answer, async () => {
    const result = await handle();
    for (const work of answer.later) await work();
    if (answer.link !== undefined) res.setHeader(mailLinkHeader, answer.link);
    return result;
  });
}

export function noteMailLink(link: string | undefined): void {
  const answer = answers.getStore();
  if (answer) answer.link = link;
}

/** Work that mails must then end before the answer. @returns whether it was taken over */
export function takeBeforeAnswer(work: Work): boolean {
  return answers.getStore()?.later.push(work) !== undefined;
}
