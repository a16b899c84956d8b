import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { ApiTokensModule } from './people/api-tokens/api-tokens.module.ts';
import { WebhooksModule } from './people/webhooks/webhooks.module.ts';
import { ServiceAccountsModule } from './people/service-accounts/service-accounts.module.ts';
import { AccountModule } from './people/account/account.module.ts';
import { AccessGuard } from './platform/auth/auth.guard.ts';
import { QueryGuard } from './platform/rest/query.guard.ts';
import { AuthModule } from './platform/auth/auth.module.ts';
import { SignInModule } from './people/sign-in/sign-in.module.ts';
import type { Config } from './config.ts';
import { ChatModule } from './samples/chat/chat.module.ts';
import { MailboxModule } from './samples/mailbox/mailbox.module.ts';
import { CustomerImportsModule } from './customers/customer-imports/customer-imports.module.ts';
import { CustomersModule } from './customers/customers/customers.module.ts';
import { CustomerMergingModule } from './customers/merging/customer-merging.module.ts';
import { RegistersModule } from './customers/registers/registers.module.ts';
import { DemoInvoicesModule } from './samples/demo-invoices/demo-invoices.module.ts';
import { DemoUsersModule } from './samples/demo-users/demo-users.module.ts';
import { OpenApiModule } from './platform/openapi/openapi.module.ts';
import { SamplePagesModule } from './samples/pages/pages.module.ts';
import { ContactsModule } from './customers/contacts/contacts.module.ts';
import { OpeningStockImportsModule } from './stock/opening-stock/opening-stock-imports.module.ts';
import { ItemImportsModule } from './stock/item-imports/item-imports.module.ts';
import { InventoryAdjustmentsModule } from './stock/adjustments/inventory-adjustments.module.ts';
import { StockCountsModule } from './stock/counts/stock-counts.module.ts';
import { StockMovesModule } from './stock/moves/stock-moves.module.ts';
import { ItemsModule } from './stock/items/items.module.ts';
import { ProjectsModule } from './work/projects/projects.module.ts';
import { ProjectMembersModule } from './work/project-members/project-members.module.ts';
import { AbsencesModule } from './work/absences/absences.module.ts';
import { WorkingTimeModule } from './work/working-time/working-time.module.ts';
import { TimeWeeksModule } from './work/time-weeks/time-weeks.module.ts';
import { ChangeOrdersModule } from './work/change-orders/change-orders.module.ts';
import { MilestonesModule } from './work/milestones/milestones.module.ts';
import { TimelineModule } from './work/timeline/timeline.module.ts';
import { TasksModule } from './work/tasks/tasks.module.ts';
import { UserDocumentsModule } from './people/user-documents/user-documents.module.ts';
import { WorkContractsModule } from './people/work-contracts/work-contracts.module.ts';
import { UserRatesModule } from './people/user-rates/user-rates.module.ts';
import { UsersModule } from './people/users/users.module.ts';
import { RolesModule } from './people/roles/roles.module.ts';
import { ErrorFilter } from './platform/errors/error.filter.ts';
import { USES } from './platform/errors/uses.ts';
import { StoredUses } from './platform/rest/stored-uses.ts';
import { InputPipe } from './platform/errors/validation.pipe.ts';
import { BankAccountsModule } from './firm/bank-accounts/bank-accounts.module.ts';
import { ClassifiersModule } from './firm/classifiers/classifiers.module.ts';
import { NumberSeriesModule } from './firm/number-series/number-series.module.ts';
import { SetupModule } from './firm/setup/setup.module.ts';
import { DocumentTextsModule } from './firm/document-texts/document-texts.module.ts';
import { MailTemplatesModule } from './firm/mail-templates/mail-templates.module.ts';
import { OrganisationModule } from './firm/organisation/organisation.module.ts';
import { TimersModule } from './work/timers/timers.module.ts';
import { TimeEntriesModule } from './work/time-entries/time-entries.module.ts';
import { TimeImportsModule } from './work/time-imports/time-imports.module.ts';
import { TaxRatesModule } from './firm/tax-rates/tax-rates.module.ts';
import { EmployerChargesModule } from './firm/employer-charges/employer-charges.module.ts';
import { TravelRatesModule } from './firm/travel-rates/travel-rates.module.ts';
import { AgendaModule } from './reports/agenda/agenda.module.ts';
import { CalendarFeedModule } from './reports/calendar-feed/calendar-feed.module.ts';
import { DashboardModule } from './reports/dashboard/dashboard.module.ts';
import { ReportsModule } from './reports/reports.module.ts';
import { ProjectFiguresModule } from './reports/project-figures/project-figures.module.ts';
import { BookmarksModule } from './samples/bookmarks/bookmarks.module.ts';
import { CalendarEventsModule } from './samples/calendar-events/calendar-events.module.ts';
import { EmployeesModule } from './samples/employees/employees.module.ts';
import { OwnPagesModule } from './samples/own-pages/own-pages.module.ts';
import { SamplesModule } from './samples/sets/samples.module.ts';
import { ShopModule } from './samples/shop/shop.module.ts';
import { TodosModule } from './samples/todos/todos.module.ts';
import { SearchModule } from './platform/search/search.module.ts';
import { ormOptions } from './orm.config.ts';
import { DatabaseModule } from './platform/orm/database.module.ts';
import { ChangesModule } from './platform/changes/changes.module.ts';
import { AuditModule } from './platform/audit/audit.module.ts';
import { ErrorLogsModule } from './platform/error-logs/error-logs.module.ts';
import { EventsModule } from './platform/events/events.module.ts';
import { FilesModule } from './platform/files/files.module.ts';
import { HealthModule } from './platform/health/health.module.ts';
import { JobsModule } from './platform/jobs/jobs.module.ts';
import { OutboxModule } from './platform/outbox/outbox.module.ts';
import { BackgroundJobsModule } from './people/background-jobs/background-jobs.module.ts';
import { DataExportModule } from './people/data-export/data-export.module.ts';
import { NotificationsModule } from './people/notifications/notifications.module.ts';
import { AccessPointModule } from './firm/access-point/access-point.module.ts';
import { EInvoiceDeliveriesModule } from './sales/e-invoice-deliveries/e-invoice-deliveries.module.ts';
import { CustomerLinksModule } from './sales/customer-links/customer-links.module.ts';
import { CreditNotesModule } from './sales/credit-notes/credit-notes.module.ts';
import { RetainerInvoicesModule } from './sales/retainer-invoices/retainer-invoices.module.ts';
import { EstimatesModule } from './sales/estimates/estimates.module.ts';
import { InvoicesModule } from './sales/invoices/invoices.module.ts';
import { OpeningInvoiceImportsModule } from './sales/opening-invoices/opening-invoice-imports.module.ts';
import { RecurringBillsModule } from './purchases/recurring-bills/recurring-bills.module.ts';
import { RecurringInvoicesModule } from './sales/recurring-invoices/recurring-invoices.module.ts';
import { PaymentsModule } from './sales/payments/payments.module.ts';
import { OpeningBillImportsModule } from './purchases/opening-bills/opening-bill-imports.module.ts';
import { VendorImportsModule } from './purchases/vendor-imports/vendor-imports.module.ts';
import { VendorsModule } from './purchases/vendors/vendors.module.ts';
import { BillsModule } from './purchases/bills/bills.module.ts';
import { ReceivedEInvoicesModule } from './purchases/received/received-e-invoices.module.ts';
import { VendorMergingModule } from './purchases/vendor-merging/vendor-merging.module.ts';
import { VendorContactsModule } from './purchases/vendor-contacts/vendor-contacts.module.ts';
import { PaymentRunsModule } from './purchases/payment-runs/payment-runs.module.ts';
import { ExpensesModule } from './purchases/expenses/expenses.module.ts';
import { VendorCreditNotesModule } from './purchases/vendor-credit-notes/vendor-credit-notes.module.ts';
import { VendorPaymentsModule } from './purchases/vendor-payments/vendor-payments.module.ts';
import { VendorStatementsModule } from './purchases/vendor-statements/vendor-statements.module.ts';
import { LateInterestModule } from './sales/late-interest/late-interest.module.ts';
import { StatementsModule } from './sales/statements/statements.module.ts';
import { RemindersModule } from './sales/reminders/reminders.module.ts';
import { WriteOffsModule } from './sales/write-offs/write-offs.module.ts';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.with(config, ormOptions(config.databaseUrl, config.poolMax)),
        InvoicesModule,
        AccessPointModule,
        EInvoiceDeliveriesModule,
        CustomerLinksModule,
        CreditNotesModule,
        EstimatesModule,
        RetainerInvoicesModule,
        TimersModule, // registered first: the routes of time entries would take `timer` for an id
        TimeEntriesModule,
        DiscoveryModule,
        NotificationsModule,
        BackgroundJobsModule,
        DataExportModule,
        OutboxModule,
        JobsModule,
        HealthModule,
        FilesModule,
        EventsModule,
        ErrorLogsModule,
        AuditModule,
        ChangesModule,
        AuthModule,
        SignInModule,
        AccountModule,
        ApiTokensModule,
        ServiceAccountsModule,
        WebhooksModule,
        MailboxModule,
        ChatModule,
        CustomersModule,
        CustomerImportsModule,
        CustomerMergingModule,
        RegistersModule,
        ContactsModule,
        ItemsModule,
        StockMovesModule,
        InventoryAdjustmentsModule,
        StockCountsModule,
        ItemImportsModule,
        OpeningStockImportsModule,
        VendorImportsModule,
        OpeningBillImportsModule,
        VendorsModule,
        BillsModule,
        ReceivedEInvoicesModule,
        VendorMergingModule,
        VendorContactsModule,
        VendorCreditNotesModule,
        VendorPaymentsModule,
        VendorStatementsModule,
        PaymentRunsModule,
        ExpensesModule,
        ProjectsModule,
        ProjectMembersModule,
        TasksModule,
        ChangeOrdersModule,
        MilestonesModule,
        TimeWeeksModule,
        AbsencesModule,
        WorkingTimeModule,
        TimelineModule,
        UsersModule,
        UserRatesModule,
        WorkContractsModule,
        UserDocumentsModule,
        RolesModule,
        OpenApiModule,
        SearchModule,
        AgendaModule,
        CalendarFeedModule,
        DashboardModule,
        ReportsModule,
        ProjectFiguresModule,
        TaxRatesModule,
        TravelRatesModule,
        EmployerChargesModule,
        TimeImportsModule,
        OrganisationModule,
        DocumentTextsModule,
        MailTemplatesModule,
        NumberSeriesModule,
        SetupModule,
        ClassifiersModule,
        BankAccountsModule,
        OpeningInvoiceImportsModule,
        PaymentsModule,
        RecurringBillsModule,
        RecurringInvoicesModule,
        LateInterestModule,
        StatementsModule,
        RemindersModule,
        WriteOffsModule,
        SamplesModule,
        SamplePagesModule,
        OwnPagesModule,
        DemoUsersModule,
        DemoInvoicesModule,
        TodosModule,
        CalendarEventsModule,
        ShopModule,
        EmployeesModule,
        BookmarksModule,
      ],
      providers: [
        ErrorFilter,
        { provide: USES, useClass: StoredUses },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: QueryGuard },
        { provide: APP_PIPE, useClass: InputPipe },
      ],
    };
  }
}
