import { mailProblem } from './mail-problem.ts';

describe('a problem with a mail server', () => {
  it.each([
    [{ code: 'EAUTH', response: '535 5.7.8 wrong' }, 'mail_server.login_refused'],
    [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND smtp.nowhere' }, 'mail_server.not_found'],
    [{ code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:1' }, 'mail_server.unreachable'],
    [{ code: 'ETIMEDOUT', message: 'Connection timeout' }, 'mail_server.unreachable'],
    [{ code: 'ESOCKET', message: 'self-signed certificate' }, 'mail_server.insecure'],
    [{ code: 'ESOCKET', message: 'SSL routines:wrong version number' }, 'mail_server.insecure'],
    [{ code: 'ETLS', message: 'STARTTLS is not offered' }, 'mail_server.insecure'],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', response: '553 no' }, 'mail_server.sender_refused'],
    [{ code: 'EENVELOPE', command: 'RCPT TO', response: '550 no' }, 'mail_server.receiver_refused'],
    [{ code: 'EMESSAGE', response: '554 spam' }, 'mail_server.refused'],
    [{}, 'mail_server.refused'],
  ])('%j becomes %s', (trouble, code) => {
    expect(mailProblem(trouble, 'smtp.example.com', 587)).toMatchObject({ code });
  });

  it('includes the answer of the server in one line', () => {
    const answer = mailProblem({ code: 'EAUTH', response: '535 first\r\n535 second' }, 'smtp.example.com', 587).params;
    expect(answer).toEqual({ host: 'smtp.example.com', port: 587, answer: '535 first 535 second' });
  });
});
