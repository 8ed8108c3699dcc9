/**
 * Copies a text that is still on its way. Browsers allow that only right after a click, so the clipboard gets a
 * promise at once; call it before anything else is waited for. Resolves to whether the text was copied.
 */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ [plain]: text.then(toBlob) })]);
    return true;
  } catch {
    // No text, no secure page or no permission: the caller shows the words instead.
    return false;
  }
}

const plain = 'text/plain';

function toBlob(text: string): Blob {
  return new Blob([text], { type: plain });
}
