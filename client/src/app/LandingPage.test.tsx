import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createQueryClient } from '../lib/queryClient.ts';
import { makeUser } from '../test/makeDto.ts';
import { CurrentUserContext } from '../user/currentUser.ts';
import LandingPage from './LandingPage.tsx';

function renderLanding(signedIn: boolean) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <CurrentUserContext value={signedIn ? makeUser() : null}>
          <LandingPage />
        </CurrentUserContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('a visitor can begin, or jump to what concerns recruiters', () => {
  renderLanding(false);

  expect(screen.getByRole('link', { name: 'Kostenlos starten' })).toLeadTo('/signup/email');
  expect(screen.getByRole('link', { name: 'Konto anlegen' })).toLeadTo('/signup');
  const section = screen.getByRole('region', { name: 'Für Unternehmen und Headhunter' });
  expect(screen.getByRole('link', { name: 'Für Recruiter' })).toLeadTo(`#${section.id}`);
  expect(screen.queryByRole('link', { name: 'Zum Dashboard' })).not.toBeInTheDocument();
});

test('the signed-in find the way to their dashboard', () => {
  renderLanding(true);

  expect(screen.getByRole('link', { name: 'Zum Dashboard' })).toLeadTo('/user');
  expect(screen.queryByRole('link', { name: /starten|anlegen/ })).toBeNull();
});
