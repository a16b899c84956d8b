import { Controller, UseGuards } from '@nestjs/common';
import type { ReceivedDocument } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { Uploaded, UploadGuard, type Upload } from '../../platform/files/upload.guard.ts';
import { DescribedForm } from '../../platform/rest/described/described-form.ts';
import { Post } from '../../platform/rest/post.ts';
import { ReceivedEInvoicesService } from './received-e-invoices.service.ts';

const fileForm = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };

/** E-invoices of vendors. */
@Controller('api/v1/bills')
export class ReceivedEInvoicesController {
  constructor(private readonly received: ReceivedEInvoicesService) {}

  /**
   * Makes a draft of an e-invoice of a vendor, at most 10 MiB of UBL 2.1, CII (ZUGFeRD 2, Factur-X), or a PDF with one of both inside: a form with `file`. An invoice becomes a bill, a credit note a
   * vendor credit note, with the bills that it names as corrected. An unknown vendor is added. The file and the files inside it are kept with the
   * draft, whose `received.findings` tell what does not add up or has to be checked. 409 `received.known` for a file that was taken before,
   * 422 for one that is no e-invoice, and `received.own` for an invoice that the firm issued itself.
   */
  @Post('e-invoice')
  @Can('create', 'Bill')
  @UseGuards(UploadGuard)
  @DescribedForm(fileForm)
  receive(@Uploaded() upload: Upload): Promise<ReceivedDocument> {
    return this.received.receive(upload);
  }
}
