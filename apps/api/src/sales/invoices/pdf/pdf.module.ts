import { Module } from '@nestjs/common';
import { DrawInvoicePdfTask } from './draw-invoice-pdf.task.ts';

@Module({ providers: [DrawInvoicePdfTask] })
export class PdfModule {}
