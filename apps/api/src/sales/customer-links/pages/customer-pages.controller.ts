import { Body, Controller, Get, HttpCode, Param, Query, Req, Res, SetMetadata, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { languages, type Language } from '@kontor/domain';
import { sendPaper } from '../../../documents/paper/stored-paper.ts';
import { Public } from '../../../platform/auth/can.ts';
import { sendFile } from '../../../platform/files/send-file.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { IdPipe } from '../../../platform/rest/id.pipe.ts';
import { NeverKept } from '../../../platform/rest/idempotency/never-kept.ts';
import { Post } from '../../../platform/rest/post.ts';
import { CustomerAnswersService, type Sent } from './customer-answers.service.ts';
import { CustomerPagesService } from './customer-pages.service.ts';
import { documentOf, linkDocuments, type DocumentKind } from '../link-documents.ts';
import { pageOf } from './page-of.ts';
import { overviewPage } from './overview-page.ts';
import { PageErrorFilter } from './page-errors.filter.ts';
import { closed, sendPage } from './send-page.ts';
import type { OpenLink } from './shown.ts';

const languageFrom = (text: unknown): Language | undefined => languages.find((language) => language === text);

function kindOf(text: string): DocumentKind {
  const known = linkDocuments.find(({ kind }) => kind === text);
  if (!known) throw notFound();
  return known.kind;
}

/**
 * The pages that customers open by a link, without an account and without a script: the address is the secret. They are no part of the REST
 * API and so stay out of the OpenAPI document.
 */
@Public()
@NeverKept()
@UseFilters(PageErrorFilter)
@SetMetadata('swagger/apiExcludeController', [true])
@Controller('documents')
export class CustomerPagesController {
  constructor(
    private readonly pages: CustomerPagesService,
    private readonly answers: CustomerAnswersService,
  ) {}

  /** The document of the link; of a customer's link all that is open. 404 for every address that does not work, whatever the reason. */
  @Get(':token')
  async home(
    @Param('token') token: string,
    @Query('language') language: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const link = await this.pages.open(token, request.ip ?? '');
    const only = documentOf(link);
    if (only) return this.show(link, token, only.kind, only.id, language, request, response);
    const overview = await this.pages.overview(link);
    if (request.method === 'GET') await this.pages.see(link, undefined);
    const chosen = languageFrom(language) ?? overview.language;
    sendPage(response, overviewPage(overview, link.customerName, chosen, `/documents/${token}`));
  }

  /** One document that the link opens: an invoice with how to pay it, a credit note with what became of it, or an estimate with a form to answer it. */
  @Get(':token/:kind/:id')
  async document(
    @Param('token') token: string,
    @Param('kind') kind: string,
    @Param('id', IdPipe) id: number,
    @Query('language') language: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const link = await this.pages.open(token, request.ip ?? '');
    await this.show(link, token, kindOf(kind), id, language, request, response);
  }

  /** The PDF of such a document. */
  @Get(':token/:kind/:id/pdf')
  async pdf(
    @Param('token') token: string,
    @Param('kind') kind: string,
    @Param('id', IdPipe) id: number,
    @Req() { ip }: Request,
    @Res() response: Response,
  ): Promise<void> {
    const link = await this.pages.open(token, ip ?? '');
    const paper = await this.pages.pdf(link, kindOf(kind), id);
    closed(response);
    await sendPaper(response, paper, 'attachment');
  }

  /** The e-invoice of an invoice, credit note or advance with tax, for the customer's own program. */
  @Get(':token/:kind/:id/e-invoice')
  async eInvoice(
    @Param('token') token: string,
    @Param('kind') kind: string,
    @Param('id', IdPipe) id: number,
    @Req() { ip }: Request,
    @Res() response: Response,
  ): Promise<void> {
    const link = await this.pages.open(token, ip ?? '');
    const { content, ...file } = await this.pages.eInvoice(link, kindOf(kind), id);
    closed(response);
    await sendFile(response, file, content);
  }

  /** Accepts or declines an estimate in the name of the customer, who writes their own. Sent by the form of its page. */
  @Post([':token/estimates/:id/accept', ':token/estimates/:id/decline'])
  @HttpCode(303)
  async decide(
    @Param('token') token: string,
    @Param('id', IdPipe) id: number,
    @Body() sent: Sent,
    @Req() { ip = '', path }: Request,
    @Res() response: Response,
  ): Promise<void> {
    const link = await this.pages.open(token, ip);
    const language = languageFrom(sent['language']);
    const typed = await this.answers.take(link, id, path.endsWith('/accept') ? 'accept' : 'decline', sent, { ip, language });
    const at = `/documents/${token}/estimates/${id}`;
    if (!typed) return response.redirect(303, language ? `${at}?language=${language}` : at);
    response.status(typed.status);
    sendPage(response, await pageOf(await this.pages.document(link, 'estimates', id, language), at, typed));
  }

  /** Shows the total with the optional lines that are ticked in the form. Stores nothing. */
  @Post(':token/estimates/:id/total')
  @HttpCode(200)
  async total(
    @Param('token') token: string,
    @Param('id', IdPipe) id: number,
    @Body() sent: Sent,
    @Req() { ip = '' }: Request,
    @Res() response: Response,
  ): Promise<void> {
    const link = await this.pages.open(token, ip);
    const shown = await this.pages.document(link, 'estimates', id, languageFrom(sent['language']));
    sendPage(response, await pageOf(shown, `/documents/${token}/estimates/${id}`, await this.answers.typed(link, id, sent)));
  }

  private async show(
    link: OpenLink,
    token: string,
    kind: DocumentKind,
    id: number,
    language: unknown,
    { method }: Request,
    response: Response,
  ): Promise<void> {
    const shown = await this.pages.document(link, kind, id, languageFrom(language));
    if (method === 'GET') await this.pages.see(link, shown);
    sendPage(response, await pageOf(shown, `/documents/${token}/${kind}/${id}`));
  }
}
