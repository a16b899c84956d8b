/** The parts of XMLHttpRequest that an upload needs, over `fetch`, which this page answers itself. */
export class UploadRequest {
  status = 0;
  responseText = '';
  readonly upload: { onprogress?: (event: ProgressEvent) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  private address = '';
  private readonly headers = new Headers();
  private readonly ending = new AbortController();

  open(_method: string, url: string): void {
    this.address = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  abort(): void {
    this.ending.abort();
    this.onabort?.();
  }
  send(body: FormData): void {
    void this.post(body);
  }
  private async post(body: FormData): Promise<void> {
    try {
      const answer = await fetch(this.address, { method: 'POST', headers: this.headers, body, signal: this.ending.signal });
      this.status = answer.status;
      this.responseText = await answer.text();
      this.onload?.();
    } catch {
      if (!this.ending.signal.aborted) this.onerror?.();
    }
  }
}
