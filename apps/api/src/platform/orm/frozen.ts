type Client = {
  query: (...asked: unknown[]) => unknown;
  on(event: 'error', listener: () => void): unknown;
  connection: { stream: { destroy(): void } };
};

/** Closes a connection on which a statement was never answered: the next statement would only wait behind it. */
export function leaveFrozen(client: Client): void {
  const query = client.query.bind(client);
  // The waiting queries are rejected, and the pool opens another connection.
  client.on('error', () => undefined);
  client.query = (...asked) => {
    const answer = query(...asked);
    if (answer instanceof Promise)
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') client.connection.stream.destroy();
      });
    return answer;
  };
}
