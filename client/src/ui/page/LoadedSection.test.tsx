import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { createQueryClient } from '../../lib/queryClient.ts';
import { LoadedSection } from './LoadedSection.tsx';
import { PageFrame } from './PageFrame.tsx';

function Read({ name, fetch }: { name: string; fetch: () => Promise<string> }) {
  return <p>{useSuspenseQuery({ queryKey: [name], queryFn: fetch }).data}</p>;
}

// React renders without an end, and the browser's tab stands still, where this waits outside its boundary.
test('what stands in for a failed part may be loading itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let answer: (text: string) => void = () => undefined;
  const later = new Promise<string>((resolve) => (answer = resolve));
  const refused = new ApiError({ error: 'Gerade nicht.', code: 'internal' });
  await act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter>
            <PageFrame title="Fragebogen">
              <LoadedSection
                what="Ihre Stellen konnten nicht geladen werden."
                otherwise={<Read name="form" fetch={() => later} />}
              >
                <Read name="jobs" fetch={() => Promise.reject(refused)} />
              </LoadedSection>
            </PageFrame>
          </MemoryRouter>
        </QueryClientProvider>,
        { onRecoverableError: () => undefined },
      ),
    ),
  );

  expect(await screen.findByText('Ihre Stellen konnten nicht geladen werden.')).toBeVisible();
  await act(async () => {
    answer('Das Formular');
    await later;
  });
  expect(await screen.findByText('Das Formular')).toBeVisible();
});
