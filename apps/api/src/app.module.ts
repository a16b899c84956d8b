import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { AccountModule } from './account/account.module.ts';
import { AccessGuard } from './auth/auth.guard.ts';
import { AuthModule } from './auth/auth.module.ts';
import type { Config } from './config.ts';
import { ChatModule } from './chat/chat.module.ts';
import { EmailsModule } from './emails/emails.module.ts';
import { CustomersModule } from './customers/customers.module.ts';
import { DemoInvoicesModule } from './demo-invoices/demo-invoices.module.ts';
import { DemoUsersModule } from './demo-users/demo-users.module.ts';
import { DocsModule } from './docs/docs.module.ts';
import { ContentModule } from './content/content.module.ts';
import { ContactsModule } from './contacts/contacts.module.ts';
import { ItemsModule } from './items/items.module.ts';
import { ProjectsModule } from './projects/projects.module.ts';
import { ProjectMembersModule } from './project-members/project-members.module.ts';
import { TasksModule } from './tasks/tasks.module.ts';
import { UserDocumentsModule } from './user-documents/user-documents.module.ts';
import { UserRatesModule } from './user-rates/user-rates.module.ts';
import { UsersModule } from './users/users.module.ts';
import { RolesModule } from './roles/roles.module.ts';
import { ErrorFilter } from './errors/error.filter.ts';
import { InputPipe } from './errors/validation.pipe.ts';
import { BankAccountsModule } from './bank-accounts/bank-accounts.module.ts';
import { ClassifiersModule } from './classifiers/classifiers.module.ts';
import { NumberSeriesModule } from './number-series/number-series.module.ts';
import { OrganisationModule } from './organisation/organisation.module.ts';
import { TimeEntriesModule } from './time-entries/time-entries.module.ts';
import { TimeImportsModule } from './time-imports/time-imports.module.ts';
import { TaxRatesModule } from './tax-rates/tax-rates.module.ts';
import { DashboardModule } from './dashboard/dashboard.module.ts';
import { BookmarksModule } from './bookmarks/bookmarks.module.ts';
import { CalendarEventsModule } from './calendar-events/calendar-events.module.ts';
import { EmployeesModule } from './employees/employees.module.ts';
import { SamplesModule } from './samples/samples.module.ts';
import { ShopModule } from './shop/shop.module.ts';
import { TodosModule } from './todos/todos.module.ts';
import { SearchModule } from './search/search.module.ts';
import { DatabaseModule } from './shared/database.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { ErrorLogsModule } from './error-logs/error-logs.module.ts';
import { EventsModule } from './events/events.module.ts';
import { FilesModule } from './files/files.module.ts';
import { HealthModule } from './health/health.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { MailModule } from './mail/mail.module.ts';
import { NotificationsModule } from './notifications/notifications.module.ts';
import { PdfModule } from './pdf/pdf.module.ts';
import { InvoicesModule } from './invoices/invoices.module.ts';
import { PaymentsModule } from './payments/payments.module.ts';
import { WriteOffsModule } from './write-offs/write-offs.module.ts';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.with(config),
        InvoicesModule,
        TimeEntriesModule,
        DiscoveryModule,
        PdfModule,
        NotificationsModule,
        MailModule,
        JobsModule,
        HealthModule,
        FilesModule,
        EventsModule,
        ErrorLogsModule,
        AuditModule,
        AuthModule,
        AccountModule,
        EmailsModule,
        ChatModule,
        CustomersModule,
        ContactsModule,
        ItemsModule,
        ProjectsModule,
        ProjectMembersModule,
        TasksModule,
        UsersModule,
        UserRatesModule,
        UserDocumentsModule,
        RolesModule,
        DocsModule,
        SearchModule,
        DashboardModule,
        TaxRatesModule,
        TimeImportsModule,
        OrganisationModule,
        NumberSeriesModule,
        ClassifiersModule,
        BankAccountsModule,
        PaymentsModule,
        WriteOffsModule,
        SamplesModule,
        ContentModule,
        DemoUsersModule,
        DemoInvoicesModule,
        TodosModule,
        CalendarEventsModule,
        ShopModule,
        EmployeesModule,
        BookmarksModule,
      ],
      providers: [ErrorFilter, { provide: APP_GUARD, useClass: AccessGuard }, { provide: APP_PIPE, useClass: InputPipe }],
    };
  }
}
