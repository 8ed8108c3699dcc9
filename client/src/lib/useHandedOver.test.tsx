import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useHandedOver } from './address.ts';

const Page = () => <p>{JSON.stringify(useHandedOver())}</p>;

test('news of the page before is none after a reload or on the way back', async () => {
  const entry = { pathname: '/', state: { published: true } };
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [entry],
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByText('null')).toBeVisible();

  await router.navigate('/job', { state: { published: true } });
  await waitFor(() => expect(screen.getByText('{"published":true}')).toBeVisible());
  await router.navigate('/other');
  await router.navigate(-1);
  await waitFor(() => expect(screen.getByText('null')).toBeVisible());
  expect(router.state.location.pathname).toBe('/job');
});
