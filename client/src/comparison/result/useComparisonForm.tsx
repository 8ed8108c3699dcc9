import type { JobInput } from '@inkognito/shared/job';
import {
  type ComparisonDto,
  type ComparisonInput,
  asker as askerInput,
} from '@inkognito/shared/comparison';
import type { PublicUserDto } from '@inkognito/shared/user';
import { paths } from '@inkognito/shared/pages';
import { z } from '@inkognito/shared/schema/zod';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { keepAsker, readAsker } from '../../auth/signup/guestAsker.ts';
import { type CompanyAnswers, keepCompany } from '../../job/company.ts';
import { type JobFormValues, jobForm, jobFormNames, startValues } from '../../job/job.form.ts';
import { withFieldOfWork } from '../../job/title/fieldOfWork.ts';
import { ApiError } from '../../lib/api.ts';
import { build } from '../../lib/build.ts';
import { draftKey, guestDrafts } from '../../lib/form/draft.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { maskedMailbox } from '../../match/AwaitsReader.tsx';
import { ComparisonFailure, useCompare } from '../../matching/matching.queries.ts';
import { keyIsOver } from './Outcome.tsx';

type ComparisonValues = JobFormValues & { asker: z.input<typeof askerInput> };

/** The mailbox of an account is its own. */
const accountAsker = askerInput.extend({
  email: z.string().transform((): undefined => undefined),
});

function comparisonForm(
  initial: JobInput | undefined,
  whoIsAsked: WhoIsAsked,
): z.ZodType<ComparisonInput, ComparisonValues> {
  const unasked = z.custom<z.input<typeof askerInput>>().transform((): undefined => undefined);
  const asked = { guest: askerInput, recruiter: accountAsker };
  const asker = whoIsAsked ? asked[whoIsAsked] : unasked;
  return z.intersection(jobForm(initial), z.object({ asker }));
}

const noAsker = { name: '', company: '', email: '' };

const comparisonFormNames = {
  ...jobFormNames,
  asker: 'asker.name',
  'asker.name': 'asker.name',
  'asker.company': 'asker.company',
  'asker.email': 'asker.email',
} as const;

export type WhoIsAsked = 'guest' | 'recruiter' | null;

/** What the form passes on: the list comes with the first answer alone. */
export type PassedResult = { result: ComparisonDto; mailbox: string | undefined; build: string };

export const guestDraftOf = (candidateId: string) =>
  draftKey(guestDrafts, `comparison/${candidateId}`);

export function useComparisonForm({
  candidate: { _id, username },
  initial,
  company,
  whoIsAsked,
  draft,
}: {
  candidate: PublicUserDto;
  initial?: JobInput | undefined;
  company?: CompanyAnswers | null;
  whoIsAsked: WhoIsAsked;
  draft: string;
}) {
  const compare = useCompare(_id);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isGuest = whoIsAsked === 'guest';

  const send = async (answers: ComparisonInput) => {
    const result = await compare(answers);
    if (isGuest) keepCompany(answers);
    const { success, data: asker } = askerInput.safeParse(answers.asker);
    if (isGuest && success) keepAsker(asker);
    const state: PassedResult = { result, mailbox: asker && maskedMailbox(asker.email), build };
    await navigate(paths.matchResults(username), { state });
  };

  const form = useServerForm<ComparisonValues, ComparisonInput>({
    schema: withFieldOfWork(comparisonForm(initial, whoIsAsked), queryClient, initial),
    defaultValues: {
      ...startValues(initial, company),
      asker: (isGuest ? readAsker() : null) ?? noAsker,
    },
    save: send,
    fieldNames: comparisonFormNames,
    draft,
    draftStaysWhenSent: isGuest,
  });
  const failure = form.error === null ? null : describeFailure(form.error, { username, isGuest });
  return { ...form, failure };
}

const unknownFailure = 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.';

function describeFailure(
  error: unknown,
  { username, isGuest }: { username: string; isGuest: boolean },
): ReactNode {
  if (error instanceof ComparisonFailure) return error.message;
  if (!(error instanceof ApiError) || error.code === 'internal') return unknownFailure;
  // A shielded profile does not exist any more without its key.
  const isKeyOver =
    error.code === 'forbidden' ||
    error.code === 'not_found' ||
    (isGuest && error.code === 'not_signed_in');
  if (!isKeyOver) return error.message;
  return (
    <>
      {keyIsOver} Ihre Angaben bleiben aufgehoben.{' '}
      <Link to={paths.profile(username)}>Neuen Schlüssel eingeben</Link>
    </>
  );
}
