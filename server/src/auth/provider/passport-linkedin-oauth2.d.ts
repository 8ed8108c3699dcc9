// The package brings no types; its strategy takes the options of the one it extends.
declare module 'passport-linkedin-oauth2' {
  export { Strategy } from 'passport-oauth2';
}
