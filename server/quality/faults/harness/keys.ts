import { Person } from './person.ts';
import type { Product } from './product.ts';
import { candidate } from './scene.ts';

type Urls = () => readonly string[];

export type Keys = { owner: Person; revoked: string; narrowed: string; kept: string };

const failed = (what: string, { status }: { status: number }, expected: number) =>
  status === expected ? [] : [`${what}: ${status} instead of ${expected}`];

export async function keysBefore(urls: Urls): Promise<Keys> {
  const owner = await candidate(urls);
  const made = [];
  for (const name of ['Widerrufen AG', 'Enger AG', 'Unberührt AG']) {
    const { body } = await owner.call('createKey', { body: { name } });
    made.push(body.accessPassword);
  }
  const [revoked = '', narrowed = '', kept = ''] = made;
  return { owner, revoked, narrowed, kept };
}

export async function endKeys({ owner }: Keys): Promise<string[]> {
  const { body } = await owner.call('listKeys');
  const idOf = (wanted: string) => body.keys.find(({ name }) => name === wanted)?._id ?? '';
  const revoked = await owner.call('revokeKey', { params: { id: idOf('Widerrufen AG') } });
  const change = { params: { id: idOf('Enger AG') }, body: { guests: false } };
  return [
    ...failed('revoking a key', revoked, 204),
    ...failed('closing a key to guests', await owner.call('changeKey', change), 200),
    ...failed('renewing beside keys', await owner.call('renewAccessPassword'), 200),
  ];
}

export async function judgeKeys(product: Product, keys: Keys): Promise<string[]> {
  const { username } = keys.owner;
  const enter = (password: string) =>
    new Person(() => [product.url]).call('checkAccessPassword', {
      params: { username },
      body: { password },
    });
  return [
    ...failed('a key that was revoked', await enter(keys.revoked), 401),
    ...failed('a key that was closed to guests', await enter(keys.narrowed), 401),
    ...failed('a key that nothing was done to', await enter(keys.kept), 200),
  ];
}
