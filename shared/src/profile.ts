import { byPublicId, get } from './endpoint.ts';
import { seenProfileDto, viewerKinds } from './comparison.ts';
import { byUsername, publicUserDto, searchHitDto, userSearch } from './user.ts';
import { z } from './schema/zod.ts';

export const profileEndpoints = {
  searchUsers: get('/users/search', {
    access: 'public',
    query: userSearch,
    limit: 'search',
    response: z.array(searchHitDto),
  }),
  getPublicUser: get('/users/:username', {
    access: 'public',
    params: byUsername,
    limit: 'profile',
    response: publicUserDto,
  }),
  getImage: get('/files/images/:id', {
    access: 'public',
    params: byPublicId,
    limit: 'image',
    response: 'file',
  }),
  getCv: get('/files/cv/:id', { access: 'public', params: byPublicId, response: 'file' }),
  seeOwnProfile: get('/users/profile/:as', {
    access: 'jobSeeker',
    params: z.strictObject({ as: z.enum(viewerKinds) }),
    response: seenProfileDto,
  }),
};
