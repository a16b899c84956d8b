/** Prints a PDF from a hidden frame; a browser that shows no PDF in frames opens it instead. */
export function printPdf(url: string): void {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:1px;height:1px;border:0;opacity:0';
  frame.src = url;
  frame.onload = () => {
    try {
      frame.contentWindow?.focus();
      frame.contentWindow?.print();
    } catch {
      window.open(url, '_blank', 'noopener');
    }
  };
  document.body.append(frame);
  setTimeout(() => frame.remove(), 60_000);
}
