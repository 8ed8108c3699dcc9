export { readInput as pastedTextForm } from '@inkognito/shared/reading';
