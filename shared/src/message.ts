import { post } from './endpoint.ts';
import { checkInput, checkedMessageDto, readInput, readPostingDto } from './reading/reading.ts';

export const messageEndpoints = {
  readPosting: post('/questionnaire/read', {
    access: 'public',
    body: readInput,
    longBody: true,
    response: readPostingDto,
  }),
  checkMessage: post('/questionnaire/check-message', {
    access: 'jobSeeker',
    body: checkInput,
    longBody: true,
    response: checkedMessageDto,
  }),
};
