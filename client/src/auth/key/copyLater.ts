/** Call before any await: browsers allow copying only in the click, so the clipboard gets a promise. */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ [plain]: text.then(toBlob) })]);
    return true;
  } catch {
    return false;
  }
}

const plain = 'text/plain';

function toBlob(text: string): Blob {
  return new Blob([text], { type: plain });
}
