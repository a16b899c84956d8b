// A minimal client: one kept connection, one request at a time, no pipelining. Client and server share the cores, so the client
// must cost almost nothing. A server may close a connection that waits for long; then a new one is opened.
import { connect } from 'node:net';

export class Client {
  #port;
  #socket;
  #host;
  #waiting;
  #buffer = Buffer.alloc(0);

  constructor(port) {
    this.#port = port;
    this.#host = `127.0.0.1:${port}`;
    this.#open();
  }

  #open() {
    this.#buffer = Buffer.alloc(0);
    this.#socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => this.#read(chunk));
    this.#socket.on('error', (error) => this.#settle(error));
    this.#socket.on('close', () => this.#settle(new Error('The server closed the connection.')));
  }

  /** `{ status, head, body }`; the body is a Buffer, parsed only by the caller's `json`. */
  send({ method = 'GET', path, headers = '', body }) {
    const content = body === undefined ? '' : JSON.stringify(body);
    const length =
      body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(content)}\r\n`;
    if (this.#socket.closed) this.#open();
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\nuser-agent: kontor-bench\r\n${headers}${length}\r\n${content}`,
      );
    });
  }

  close() {
    this.#socket.removeAllListeners('close').destroy();
  }

  #read(chunk) {
    this.#buffer = this.#buffer.length ? Buffer.concat([this.#buffer, chunk]) : chunk;
    const headEnd = this.#buffer.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = this.#buffer.latin1Slice(0, headEnd);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    if (!Number.isInteger(length)) return this.#settle(new Error(`An answer without a length: ${head}`));
    if (this.#buffer.length < headEnd + 4 + length) return;
    const answer = { status: Number(head.slice(9, 12)), head, body: this.#buffer.subarray(headEnd + 4, headEnd + 4 + length) };
    this.#buffer = this.#buffer.subarray(headEnd + 4 + length);
    this.#settle(undefined, answer);
  }

  #settle(error, answer) {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (error) waiting?.reject(error);
    else waiting?.resolve(answer);
  }
}

export const json = ({ status, body }) => {
  if (status >= 300) throw new Error(`${status}: ${body.toString().slice(0, 500)}`);
  return JSON.parse(body.toString());
};
