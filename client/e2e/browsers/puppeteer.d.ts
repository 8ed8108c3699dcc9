/** The part of the package that is used. The package itself is installed by `npm run test:browsers` alone. */
declare module 'puppeteer-core' {
  export type ElementHandle<Target = Element> = {
    isVisible: () => Promise<boolean>;
    click: () => Promise<void>;
    focus: () => Promise<void>;
    evaluate: (script: (target: Target) => void) => Promise<void>;
    uploadFile: (path: string) => Promise<void>;
  };

  export type Page = {
    on: (event: 'dialog', listener: (dialog: { accept: () => Promise<void> }) => void) => void;
    goto: (url: string, options: { waitUntil: 'load' }) => Promise<unknown>;
    reload: (options: { waitUntil: 'load' }) => Promise<unknown>;
    $$: (selector: string) => Promise<ElementHandle[]>;
    evaluate: (script: string) => Promise<unknown>;
    setViewport: (size: { width: number; height: number }) => Promise<void>;
    screenshot: () => Promise<Uint8Array>;
    keyboard: {
      press: (key: 'Tab' | 'Escape') => Promise<void>;
      type: (text: string) => Promise<void>;
    };
  };

  type Browser = {
    version: () => Promise<string>;
    createBrowserContext: () => Promise<{
      newPage: () => Promise<Page>;
      close: () => Promise<void>;
    }>;
    close: () => Promise<void>;
  };

  const puppeteer: {
    launch: (options: {
      browser: 'firefox';
      executablePath: string;
      headless: boolean;
      extraPrefsFirefox: Record<string, string>;
    }) => Promise<Browser>;
  };
  export default puppeteer;
}
