import { paths } from '@inkognito/shared/pages';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Page } from '../../ui/page/PageFrame.tsx';
import { Spinner } from '../../ui/page/Loading.tsx';
import type { SignInState } from '../signInState.ts';
import { useOnce } from '../useTakenFromAddress.ts';

export type NextPage = { to: string; state?: SignInState };

export function ProviderReturn({
  title,
  waiting,
  finish,
}: {
  title: string;
  waiting: string;
  finish: (queryClient: QueryClient) => Promise<NextPage>;
}) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  useOnce(async () => {
    const { to, state } = await finish(queryClient);
    await navigate(to, { replace: true, state });
  });

  return (
    <Page title={title} width="narrow">
      <Spinner>{waiting}</Spinner>
    </Page>
  );
}

export function afterProvider(
  isNew: boolean,
  { from, accessPassword }: Pick<SignInState, 'from' | 'accessPassword'>,
): NextPage {
  if (!isNew) return { to: from ?? paths.dashboard };
  return { to: paths.welcome, state: { from, accessPassword } };
}
