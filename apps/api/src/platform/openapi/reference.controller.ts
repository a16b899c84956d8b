import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { Public } from '../auth/can.ts';
import { notFound } from '../errors/api-error.ts';
import { DescribedAnswers } from '../rest/described/described-answers.ts';

const types: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kontor API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="icon" href="/api/docs/favicon-32x32.png">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, docExpansion: 'none', filter: true, persistAuthorization: false });\n`;

/** The OpenAPI document and a page to read it. `npm run openapi` generates the document, which is committed. */
@Public()
@Controller('api')
export class ReferenceController {
  /** Returns the OpenAPI document of this version. */
  @Get('openapi.json')
  @DescribedAnswers({ 200: 'application/json' })
  @Header('Content-Type', 'application/json; charset=utf-8')
  document(): StreamableFile {
    return new StreamableFile(createReadStream(new URL('../../../openapi.json', import.meta.url)));
  }

  /** A page to read the OpenAPI document and try the operations. */
  @Get('docs')
  @DescribedAnswers({ 200: 'text/html' })
  @Header('Content-Type', 'text/html; charset=utf-8')
  page(): string {
    return page;
  }

  /** Scripts and styles of that page. */
  @Get('docs/:part')
  @DescribedAnswers({ 200: '*/*' })
  part(@Param('part') part: string): StreamableFile {
    if (part === 'start.js') return new StreamableFile(Buffer.from(start), { type: 'text/javascript; charset=utf-8' });
    const type = Object.hasOwn(types, part) ? types[part] : undefined;
    if (!type) throw notFound('error.no_such_route');
    return new StreamableFile(createReadStream(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${part}`))), { type });
  }
}
