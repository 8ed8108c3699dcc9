export { reportForm } from '@inkognito/shared/report';
