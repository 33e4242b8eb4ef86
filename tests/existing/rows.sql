/*M!999999\- enable the sandbox mode */ 

/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET @OLD_CHARACTER_SET_RESULTS=@@CHARACTER_SET_RESULTS */;
/*!40101 SET @OLD_COLLATION_CONNECTION=@@COLLATION_CONNECTION */;
/*!40101 SET NAMES utf8mb4 */;
/*!40103 SET @OLD_TIME_ZONE=@@TIME_ZONE */;
/*!40103 SET TIME_ZONE='+00:00' */;
/*!40014 SET @OLD_UNIQUE_CHECKS=@@UNIQUE_CHECKS, UNIQUE_CHECKS=0 */;
/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;
/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;
/*!40111 SET @OLD_SQL_NOTES=@@SQL_NOTES, SQL_NOTES=0 */;
DROP TABLE IF EXISTS `doctrine_migration_versions`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `doctrine_migration_versions` (
  `version` varchar(191) NOT NULL,
  `executed_at` datetime DEFAULT NULL,
  `execution_time` int(11) DEFAULT NULL,
  PRIMARY KEY (`version`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `doctrine_migration_versions` WRITE;
/*!40000 ALTER TABLE `doctrine_migration_versions` DISABLE KEYS */;
INSERT INTO `doctrine_migration_versions` (`version`, `executed_at`, `execution_time`) VALUES ('DoctrineMigrations\\Version20220704234934',NULL,NULL);
INSERT INTO `doctrine_migration_versions` (`version`, `executed_at`, `execution_time`) VALUES ('DoctrineMigrations\\Version20260629191304',NULL,NULL);
/*!40000 ALTER TABLE `doctrine_migration_versions` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_authority`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_authority` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `is_state_supported` tinyint(1) NOT NULL,
  `context` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_authority` WRITE;
/*!40000 ALTER TABLE `pv_authority` DISABLE KEYS */;
INSERT INTO `pv_authority` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `is_state_supported`, `context`, `synonyms`, `translations`) VALUES (1,1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Staatssekretariat für Wirtschaft',1,'financial-support','[]','{\"fr\":{\"name\":\"Staatssekretariat f\\u00fcr Wirtschaft (fr)\"},\"it\":{\"name\":\"Staatssekretariat f\\u00fcr Wirtschaft (it)\"}}');
INSERT INTO `pv_authority` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `is_state_supported`, `context`, `synonyms`, `translations`) VALUES (2,1,NULL,'2019-03-04 09:15:00','2024-06-01 14:30:00','Kanton',0,NULL,'[]','{\"fr\":{\"name\":\"Kanton (fr)\"},\"it\":{\"name\":\"Kanton (it)\"}}');
/*!40000 ALTER TABLE `pv_authority` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_beneficiary`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_beneficiary` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `context` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_beneficiary` WRITE;
/*!40000 ALTER TABLE `pv_beneficiary` DISABLE KEYS */;
INSERT INTO `pv_beneficiary` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `context`, `synonyms`, `translations`) VALUES (1,1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Gemeinden','financial-support','[]','{\"fr\":{\"name\":\"Gemeinden (fr)\"},\"it\":{\"name\":\"Gemeinden (it)\"}}');
/*!40000 ALTER TABLE `pv_beneficiary` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_business_sector`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_business_sector` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_business_sector` WRITE;
/*!40000 ALTER TABLE `pv_business_sector` DISABLE KEYS */;
INSERT INTO `pv_business_sector` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `synonyms`, `translations`) VALUES (1,1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Holz','\"Wald\"','{\"fr\":{\"name\":\"Bois\",\"synonyms\":[\"for\\u00eat\"]},\"en\":{\"name\":\"Wood\"}}');
INSERT INTO `pv_business_sector` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `synonyms`, `translations`) VALUES (2,1,2,'2019-03-04 09:15:00','2024-06-01 14:30:00','Tourismus','[7,{\"name\":\"Reisen\"}]','{\"fr\":{\"name\":\"Tourismus (fr)\"},\"it\":{\"name\":\"Tourismus (it)\"}}');
/*!40000 ALTER TABLE `pv_business_sector` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_circular_economy_project`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_circular_economy_project` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `title` longtext DEFAULT NULL,
  `type` longtext DEFAULT NULL,
  `keywords` longtext DEFAULT NULL,
  `description` longtext DEFAULT NULL,
  `start_date` datetime DEFAULT NULL,
  `end_date` datetime DEFAULT NULL,
  `links` longtext NOT NULL COMMENT '(DC2Type:json)',
  `videos` longtext NOT NULL COMMENT '(DC2Type:json)',
  `images` longtext NOT NULL COMMENT '(DC2Type:json)',
  `files` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_circular_economy_project` WRITE;
/*!40000 ALTER TABLE `pv_circular_economy_project` DISABLE KEYS */;
INSERT INTO `pv_circular_economy_project` (`id`, `is_public`, `created_at`, `updated_at`, `title`, `type`, `keywords`, `description`, `start_date`, `end_date`, `links`, `videos`, `images`, `files`, `translations`) VALUES (1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Reparaturcafé','project','','<p>Flicken</p>',NULL,NULL,'[]','[]','[]','[]','[]');
INSERT INTO `pv_circular_economy_project` (`id`, `is_public`, `created_at`, `updated_at`, `title`, `type`, `keywords`, `description`, `start_date`, `end_date`, `links`, `videos`, `images`, `files`, `translations`) VALUES (2,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Vorbild','exemplary','Kreislauf',NULL,NULL,NULL,'[]','[]','[]','[]','{\"it\":{\"title\":\"Esempio\"}}');
/*!40000 ALTER TABLE `pv_circular_economy_project` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_circular_economy_project_business_sector`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_circular_economy_project_business_sector` (
  `circular_economy_project_id` int(11) NOT NULL,
  `business_sector_id` int(11) NOT NULL,
  PRIMARY KEY (`circular_economy_project_id`,`business_sector_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_circular_economy_project_business_sector` WRITE;
/*!40000 ALTER TABLE `pv_circular_economy_project_business_sector` DISABLE KEYS */;
INSERT INTO `pv_circular_economy_project_business_sector` (`circular_economy_project_id`, `business_sector_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_circular_economy_project_business_sector` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_circular_economy_project_country`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_circular_economy_project_country` (
  `circular_economy_project_id` int(11) NOT NULL,
  `country_id` int(11) NOT NULL,
  PRIMARY KEY (`circular_economy_project_id`,`country_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_circular_economy_project_country` WRITE;
/*!40000 ALTER TABLE `pv_circular_economy_project_country` DISABLE KEYS */;
INSERT INTO `pv_circular_economy_project_country` (`circular_economy_project_id`, `country_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_circular_economy_project_country` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_circular_economy_project_geographic_region`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_circular_economy_project_geographic_region` (
  `circular_economy_project_id` int(11) NOT NULL,
  `geographic_region_id` int(11) NOT NULL,
  PRIMARY KEY (`circular_economy_project_id`,`geographic_region_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_circular_economy_project_geographic_region` WRITE;
/*!40000 ALTER TABLE `pv_circular_economy_project_geographic_region` DISABLE KEYS */;
INSERT INTO `pv_circular_economy_project_geographic_region` (`circular_economy_project_id`, `geographic_region_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_circular_economy_project_geographic_region` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_circular_economy_project_instrument`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_circular_economy_project_instrument` (
  `circular_economy_project_id` int(11) NOT NULL,
  `instrument_id` int(11) NOT NULL,
  PRIMARY KEY (`circular_economy_project_id`,`instrument_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_circular_economy_project_instrument` WRITE;
/*!40000 ALTER TABLE `pv_circular_economy_project_instrument` DISABLE KEYS */;
INSERT INTO `pv_circular_economy_project_instrument` (`circular_economy_project_id`, `instrument_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_circular_economy_project_instrument` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_circular_economy_project_state`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_circular_economy_project_state` (
  `circular_economy_project_id` int(11) NOT NULL,
  `state_id` int(11) NOT NULL,
  PRIMARY KEY (`circular_economy_project_id`,`state_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_circular_economy_project_state` WRITE;
/*!40000 ALTER TABLE `pv_circular_economy_project_state` DISABLE KEYS */;
INSERT INTO `pv_circular_economy_project_state` (`circular_economy_project_id`, `state_id`) VALUES (2,2);
/*!40000 ALTER TABLE `pv_circular_economy_project_state` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_circular_economy_project_tag`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_circular_economy_project_tag` (
  `circular_economy_project_id` int(11) NOT NULL,
  `tag_id` int(11) NOT NULL,
  PRIMARY KEY (`circular_economy_project_id`,`tag_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_circular_economy_project_tag` WRITE;
/*!40000 ALTER TABLE `pv_circular_economy_project_tag` DISABLE KEYS */;
INSERT INTO `pv_circular_economy_project_tag` (`circular_economy_project_id`, `tag_id`) VALUES (1,1);
INSERT INTO `pv_circular_economy_project_tag` (`circular_economy_project_id`, `tag_id`) VALUES (2,2);
/*!40000 ALTER TABLE `pv_circular_economy_project_tag` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_circular_economy_project_topic`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_circular_economy_project_topic` (
  `circular_economy_project_id` int(11) NOT NULL,
  `topic_id` int(11) NOT NULL,
  PRIMARY KEY (`circular_economy_project_id`,`topic_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_circular_economy_project_topic` WRITE;
/*!40000 ALTER TABLE `pv_circular_economy_project_topic` DISABLE KEYS */;
INSERT INTO `pv_circular_economy_project_topic` (`circular_economy_project_id`, `topic_id`) VALUES (1,2);
/*!40000 ALTER TABLE `pv_circular_economy_project_topic` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_city`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_city` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `state_id` int(11) DEFAULT NULL,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `zip_code` longtext DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `municipal_number` int(11) DEFAULT NULL,
  `context` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_city` WRITE;
/*!40000 ALTER TABLE `pv_city` DISABLE KEYS */;
INSERT INTO `pv_city` (`id`, `state_id`, `is_public`, `position`, `created_at`, `updated_at`, `zip_code`, `name`, `municipal_number`, `context`, `synonyms`, `translations`) VALUES (1,1,1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','8914','Aeugst am Albis',1,'region','[]','{\"fr\":{\"name\":\"Aeugst am Albis (fr)\"},\"it\":{\"name\":\"Aeugst am Albis (it)\"}}');
INSERT INTO `pv_city` (`id`, `state_id`, `is_public`, `position`, `created_at`, `updated_at`, `zip_code`, `name`, `municipal_number`, `context`, `synonyms`, `translations`) VALUES (2,2,1,2,'2019-03-04 09:15:00','2024-06-01 14:30:00','3011','Bern',351,'region','[]','[]');
/*!40000 ALTER TABLE `pv_city` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_community_submission`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_community_submission` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `verification_token` longtext DEFAULT NULL,
  `submission_data` longtext NOT NULL COMMENT '(DC2Type:json)',
  `email` varchar(255) NOT NULL,
  `type` longtext DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `is_verified` tinyint(1) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=4 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_community_submission` WRITE;
/*!40000 ALTER TABLE `pv_community_submission` DISABLE KEYS */;
INSERT INTO `pv_community_submission` (`id`, `verification_token`, `submission_data`, `email`, `type`, `created_at`, `is_verified`) VALUES (1,'cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc','{\"title\":\"Praktikum Regionalentwicklung\",\"locale\":\"fr\",\"contactInfo\":{\"name\":\"Eva\",\"email\":\"eva@example.org\",\"phone\":\"031 000 00 00\"}}','eva@example.org','job','2024-06-01 14:00:00',1);
INSERT INTO `pv_community_submission` (`id`, `verification_token`, `submission_data`, `email`, `type`, `created_at`, `is_verified`) VALUES (2,'dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd','{\"title\":\"Noch nicht best\\u00e4tigt\",\"description\":\"Te\\u0000xt\",\"locale\":\"de\",\"contactInfo\":{\"email\":\"noch@example.org\"}}','noch@example.org','event','2024-06-01 14:30:00',0);
INSERT INTO `pv_community_submission` (`id`, `verification_token`, `submission_data`, `email`, `type`, `created_at`, `is_verified`) VALUES (3,'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee','{\"contactInfo\":{\"email\":\"nur@example.org\",\"languageCode\":\"de\"},\"contactGroups\":[2]}','nur@example.org','newsletter','2024-06-01 14:30:00',1);
/*!40000 ALTER TABLE `pv_community_submission` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_contact`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_contact` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `type` longtext DEFAULT NULL,
  `company_name` longtext DEFAULT NULL,
  `gender` longtext DEFAULT NULL,
  `academic_title` longtext DEFAULT NULL,
  `first_name` longtext DEFAULT NULL,
  `last_name` longtext DEFAULT NULL,
  `street` longtext DEFAULT NULL,
  `zip_code` longtext DEFAULT NULL,
  `city` longtext DEFAULT NULL,
  `email` longtext DEFAULT NULL,
  `phone` longtext DEFAULT NULL,
  `website` longtext DEFAULT NULL,
  `description` longtext DEFAULT NULL,
  `tpoint_id` int(11) DEFAULT NULL,
  `tpoint_checksum` longtext DEFAULT NULL,
  `context` longtext DEFAULT NULL,
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  `country_id` int(11) DEFAULT NULL,
  `state_id` int(11) DEFAULT NULL,
  `language_id` int(11) DEFAULT NULL,
  `specification` longtext DEFAULT NULL,
  `parent_id` int(11) DEFAULT NULL,
  `official_employment_id` int(11) DEFAULT NULL,
  `tpoint_uid` longtext DEFAULT NULL,
  `one_time_code` longtext DEFAULT NULL,
  `verification_email_sent_date` datetime DEFAULT NULL,
  `user_comment` longtext DEFAULT NULL,
  `linkedIn` longtext DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=8 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_contact` WRITE;
/*!40000 ALTER TABLE `pv_contact` DISABLE KEYS */;
INSERT INTO `pv_contact` (`id`, `is_public`, `created_at`, `updated_at`, `type`, `company_name`, `gender`, `academic_title`, `first_name`, `last_name`, `street`, `zip_code`, `city`, `email`, `phone`, `website`, `description`, `tpoint_id`, `tpoint_checksum`, `context`, `translations`, `country_id`, `state_id`, `language_id`, `specification`, `parent_id`, `official_employment_id`, `tpoint_uid`, `one_time_code`, `verification_email_sent_date`, `user_comment`, `linkedIn`) VALUES (1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','company','Amt für Wirtschaft',NULL,NULL,NULL,NULL,'Gerbergasse 5','3011','Bern','amt@example.org','+41 31 000 00 00','www.example.org/amt','<p onclick=\"x()\">Wir <b style=\"color:red\">helfen</b>.</p><script>alert(1)</script>',NULL,NULL,NULL,'{\"fr\":{\"companyName\":\"Service de l\\u2019\\u00e9conomie\",\"city\":\"Berne\"},\"it\":[]}',1,2,1,'Abteilung Standort',3,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO `pv_contact` (`id`, `is_public`, `created_at`, `updated_at`, `type`, `company_name`, `gender`, `academic_title`, `first_name`, `last_name`, `street`, `zip_code`, `city`, `email`, `phone`, `website`, `description`, `tpoint_id`, `tpoint_checksum`, `context`, `translations`, `country_id`, `state_id`, `language_id`, `specification`, `parent_id`, `official_employment_id`, `tpoint_uid`, `one_time_code`, `verification_email_sent_date`, `user_comment`, `linkedIn`) VALUES (2,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','person','Amt für Wirtschaft','female','Dr.','Zoë','Müller',NULL,NULL,NULL,'zoe.mueller@example.org','079 000 00 00','',NULL,99,NULL,NULL,'[]',1,2,1,NULL,NULL,11,NULL,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','2024-05-01 10:00:00','Ruft gern zurück','linkedin.com/in/zoe');
INSERT INTO `pv_contact` (`id`, `is_public`, `created_at`, `updated_at`, `type`, `company_name`, `gender`, `academic_title`, `first_name`, `last_name`, `street`, `zip_code`, `city`, `email`, `phone`, `website`, `description`, `tpoint_id`, `tpoint_checksum`, `context`, `translations`, `country_id`, `state_id`, `language_id`, `specification`, `parent_id`, `official_employment_id`, `tpoint_uid`, `one_time_code`, `verification_email_sent_date`, `user_comment`, `linkedIn`) VALUES (3,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','company','Kanton Bern',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'[]',1,NULL,NULL,NULL,4,NULL,NULL,NULL,'2024-03-31 02:30:00',NULL,NULL);
INSERT INTO `pv_contact` (`id`, `is_public`, `created_at`, `updated_at`, `type`, `company_name`, `gender`, `academic_title`, `first_name`, `last_name`, `street`, `zip_code`, `city`, `email`, `phone`, `website`, `description`, `tpoint_id`, `tpoint_checksum`, `context`, `translations`, `country_id`, `state_id`, `language_id`, `specification`, `parent_id`, `official_employment_id`, `tpoint_uid`, `one_time_code`, `verification_email_sent_date`, `user_comment`, `linkedIn`) VALUES (4,0,'2019-03-04 09:15:00','2024-06-01 14:30:00','company','Im Kreis',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'[]',NULL,NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO `pv_contact` (`id`, `is_public`, `created_at`, `updated_at`, `type`, `company_name`, `gender`, `academic_title`, `first_name`, `last_name`, `street`, `zip_code`, `city`, `email`, `phone`, `website`, `description`, `tpoint_id`, `tpoint_checksum`, `context`, `translations`, `country_id`, `state_id`, `language_id`, `specification`, `parent_id`, `official_employment_id`, `tpoint_uid`, `one_time_code`, `verification_email_sent_date`, `user_comment`, `linkedIn`) VALUES (5,0,'0000-00-00 00:00:00',NULL,'person',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'nur@example.org',NULL,NULL,NULL,NULL,NULL,NULL,'[]',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO `pv_contact` (`id`, `is_public`, `created_at`, `updated_at`, `type`, `company_name`, `gender`, `academic_title`, `first_name`, `last_name`, `street`, `zip_code`, `city`, `email`, `phone`, `website`, `description`, `tpoint_id`, `tpoint_checksum`, `context`, `translations`, `country_id`, `state_id`, `language_id`, `specification`, `parent_id`, `official_employment_id`, `tpoint_uid`, `one_time_code`, `verification_email_sent_date`, `user_comment`, `linkedIn`) VALUES (6,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','person','Früher hier','diverse',NULL,'Ada','Meier',NULL,NULL,NULL,'keine Adresse',NULL,NULL,NULL,NULL,NULL,NULL,'null',2,1,NULL,NULL,NULL,11,NULL,NULL,NULL,NULL,NULL);
INSERT INTO `pv_contact` (`id`, `is_public`, `created_at`, `updated_at`, `type`, `company_name`, `gender`, `academic_title`, `first_name`, `last_name`, `street`, `zip_code`, `city`, `email`, `phone`, `website`, `description`, `tpoint_id`, `tpoint_checksum`, `context`, `translations`, `country_id`, `state_id`, `language_id`, `specification`, `parent_id`, `official_employment_id`, `tpoint_uid`, `one_time_code`, `verification_email_sent_date`, `user_comment`, `linkedIn`) VALUES (7,1,'2019-03-04 09:15:00','2024-06-01 14:30:00',NULL,'Ohne Typ GmbH',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'javascript:alert(1)',NULL,NULL,NULL,NULL,'[]',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
/*!40000 ALTER TABLE `pv_contact` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_contact_contact_group`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_contact_contact_group` (
  `contact_id` int(11) NOT NULL,
  `contact_group_id` int(11) NOT NULL,
  PRIMARY KEY (`contact_id`,`contact_group_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_contact_contact_group` WRITE;
/*!40000 ALTER TABLE `pv_contact_contact_group` DISABLE KEYS */;
INSERT INTO `pv_contact_contact_group` (`contact_id`, `contact_group_id`) VALUES (1,1);
INSERT INTO `pv_contact_contact_group` (`contact_id`, `contact_group_id`) VALUES (2,2);
INSERT INTO `pv_contact_contact_group` (`contact_id`, `contact_group_id`) VALUES (5,2);
/*!40000 ALTER TABLE `pv_contact_contact_group` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_contact_group`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_contact_group` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `tpoint_id` int(11) DEFAULT NULL,
  `tpoint_checksum` longtext DEFAULT NULL,
  `context` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  `parent_id` int(11) DEFAULT NULL,
  `public_opt_in` tinyint(1) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=6 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_contact_group` WRITE;
/*!40000 ALTER TABLE `pv_contact_group` DISABLE KEYS */;
INSERT INTO `pv_contact_group` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `tpoint_id`, `tpoint_checksum`, `context`, `synonyms`, `translations`, `parent_id`, `public_opt_in`) VALUES (1,1,0,'2019-03-04 09:15:00','2024-06-01 14:30:00','Netzwerk',NULL,NULL,'alt','[\"Kreis\"]','{\"fr\":{\"name\":\"R\\u00e9seau\"}}',NULL,0);
INSERT INTO `pv_contact_group` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `tpoint_id`, `tpoint_checksum`, `context`, `synonyms`, `translations`, `parent_id`, `public_opt_in`) VALUES (2,1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Beirat',NULL,NULL,NULL,'[]','[]',1,1);
INSERT INTO `pv_contact_group` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `tpoint_id`, `tpoint_checksum`, `context`, `synonyms`, `translations`, `parent_id`, `public_opt_in`) VALUES (3,1,NULL,'2019-03-04 09:15:00','2024-06-01 14:30:00','Ausschuss',NULL,NULL,NULL,'[]','{\"fr\":\"Comit\\u00e9\",\"it\":7}',2,0);
INSERT INTO `pv_contact_group` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `tpoint_id`, `tpoint_checksum`, `context`, `synonyms`, `translations`, `parent_id`, `public_opt_in`) VALUES (4,0,4,'2019-03-04 09:15:00','2024-06-01 14:30:00','Kreis A',NULL,NULL,NULL,'[]','[]',5,0);
INSERT INTO `pv_contact_group` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `tpoint_id`, `tpoint_checksum`, `context`, `synonyms`, `translations`, `parent_id`, `public_opt_in`) VALUES (5,1,5,'2019-03-04 09:15:00','2024-06-01 14:30:00','Kreis B',NULL,NULL,NULL,'[]','[]',4,0);
/*!40000 ALTER TABLE `pv_contact_group` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_contact_group_employment`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_contact_group_employment` (
  `contact_group_id` int(11) NOT NULL,
  `employment_id` int(11) NOT NULL,
  PRIMARY KEY (`contact_group_id`,`employment_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_contact_group_employment` WRITE;
/*!40000 ALTER TABLE `pv_contact_group_employment` DISABLE KEYS */;
INSERT INTO `pv_contact_group_employment` (`contact_group_id`, `employment_id`) VALUES (2,11);
/*!40000 ALTER TABLE `pv_contact_group_employment` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_contact_topic`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_contact_topic` (
  `contact_id` int(11) NOT NULL,
  `topic_id` int(11) NOT NULL,
  PRIMARY KEY (`contact_id`,`topic_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_contact_topic` WRITE;
/*!40000 ALTER TABLE `pv_contact_topic` DISABLE KEYS */;
INSERT INTO `pv_contact_topic` (`contact_id`, `topic_id`) VALUES (1,2);
INSERT INTO `pv_contact_topic` (`contact_id`, `topic_id`) VALUES (2,2);
/*!40000 ALTER TABLE `pv_contact_topic` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_country`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_country` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_country` WRITE;
/*!40000 ALTER TABLE `pv_country` DISABLE KEYS */;
INSERT INTO `pv_country` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `synonyms`, `translations`) VALUES (1,1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Schweiz','[\"Suisse\",\"CH\"]','{\"fr\":{\"name\":\"Schweiz (fr)\"},\"it\":{\"name\":\"Schweiz (it)\"}}');
INSERT INTO `pv_country` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `synonyms`, `translations`) VALUES (2,1,2,'2019-03-04 09:15:00','2024-06-01 14:30:00','Österreich','[]','{\"fr\":\"Autriche\",\"it\":\"Austria\"}');
/*!40000 ALTER TABLE `pv_country` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_education`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_education` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `location` longtext DEFAULT NULL,
  `organizer` longtext DEFAULT NULL,
  `contact` longtext DEFAULT NULL,
  `description` longtext DEFAULT NULL,
  `text` longtext DEFAULT NULL,
  `links` longtext NOT NULL COMMENT '(DC2Type:json)',
  `videos` longtext NOT NULL COMMENT '(DC2Type:json)',
  `images` longtext NOT NULL COMMENT '(DC2Type:json)',
  `files` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_education` WRITE;
/*!40000 ALTER TABLE `pv_education` DISABLE KEYS */;
INSERT INTO `pv_education` (`id`, `is_public`, `created_at`, `updated_at`, `name`, `location`, `organizer`, `contact`, `description`, `text`, `links`, `videos`, `images`, `files`, `translations`) VALUES (1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','CAS Regionalentwicklung','Luzern','Hochschule','a@example.org','Früher ein Feld','<p>Inhalt</p>','[]','[]','[]','[]','{\"fr\":{\"name\":\"CAS\",\"description\":\"Autrefois\"}}');
/*!40000 ALTER TABLE `pv_education` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_education_education_type`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_education_education_type` (
  `education_id` int(11) NOT NULL,
  `education_type_id` int(11) NOT NULL,
  PRIMARY KEY (`education_id`,`education_type_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_education_education_type` WRITE;
/*!40000 ALTER TABLE `pv_education_education_type` DISABLE KEYS */;
INSERT INTO `pv_education_education_type` (`education_id`, `education_type_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_education_education_type` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_education_language`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_education_language` (
  `education_id` int(11) NOT NULL,
  `language_id` int(11) NOT NULL,
  PRIMARY KEY (`education_id`,`language_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_education_language` WRITE;
/*!40000 ALTER TABLE `pv_education_language` DISABLE KEYS */;
INSERT INTO `pv_education_language` (`education_id`, `language_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_education_language` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_education_location`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_education_location` (
  `education_id` int(11) NOT NULL,
  `location_id` int(11) NOT NULL,
  PRIMARY KEY (`education_id`,`location_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_education_location` WRITE;
/*!40000 ALTER TABLE `pv_education_location` DISABLE KEYS */;
INSERT INTO `pv_education_location` (`education_id`, `location_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_education_location` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_education_type`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_education_type` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `context` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_education_type` WRITE;
/*!40000 ALTER TABLE `pv_education_type` DISABLE KEYS */;
INSERT INTO `pv_education_type` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `context`, `synonyms`, `translations`) VALUES (1,1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Kurs','education','[]','{\"fr\":{\"name\":\"Kurs (fr)\"},\"it\":{\"name\":\"Kurs (it)\"}}');
/*!40000 ALTER TABLE `pv_education_type` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_employment`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_employment` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `company_id` int(11) DEFAULT NULL,
  `employee_id` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `position` int(11) DEFAULT NULL,
  `role` longtext DEFAULT NULL,
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=15 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_employment` WRITE;
/*!40000 ALTER TABLE `pv_employment` DISABLE KEYS */;
INSERT INTO `pv_employment` (`id`, `company_id`, `employee_id`, `created_at`, `updated_at`, `position`, `role`, `translations`) VALUES (10,1,6,'2019-03-04 09:15:00','2024-06-01 14:30:00',0,'Sachbearbeiterin','[]');
INSERT INTO `pv_employment` (`id`, `company_id`, `employee_id`, `created_at`, `updated_at`, `position`, `role`, `translations`) VALUES (11,1,2,'2019-03-04 09:15:00','2024-06-01 14:30:00',1,'Leiterin','{\"fr\":{\"role\":\"Direc\\u0000trice\",\"position\":1},\"en\":{\"role\":\"Head\"}}');
INSERT INTO `pv_employment` (`id`, `company_id`, `employee_id`, `created_at`, `updated_at`, `position`, `role`, `translations`) VALUES (12,3,2,'2019-03-04 09:15:00','2024-06-01 14:30:00',0,'Beirätin','[]');
INSERT INTO `pv_employment` (`id`, `company_id`, `employee_id`, `created_at`, `updated_at`, `position`, `role`, `translations`) VALUES (13,NULL,2,'2019-03-04 09:15:00','2024-06-01 14:30:00',2,'Nirgends','[]');
INSERT INTO `pv_employment` (`id`, `company_id`, `employee_id`, `created_at`, `updated_at`, `position`, `role`, `translations`) VALUES (14,1,999,'2019-03-04 09:15:00','2024-06-01 14:30:00',2,'Niemand','[]');
/*!40000 ALTER TABLE `pv_employment` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_event`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_event` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `is_promoted_de` tinyint(1) NOT NULL,
  `is_promoted_fr` tinyint(1) NOT NULL,
  `is_promoted_it` tinyint(1) NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `title` longtext DEFAULT NULL,
  `type` longtext DEFAULT NULL,
  `color` longtext DEFAULT NULL,
  `location` longtext DEFAULT NULL,
  `organizer` longtext DEFAULT NULL,
  `contact` longtext DEFAULT NULL,
  `description` longtext DEFAULT NULL,
  `text` longtext DEFAULT NULL,
  `registration` longtext DEFAULT NULL,
  `start_date` datetime DEFAULT NULL,
  `end_date` datetime DEFAULT NULL,
  `programs` longtext NOT NULL COMMENT '(DC2Type:json)',
  `links` longtext NOT NULL COMMENT '(DC2Type:json)',
  `videos` longtext NOT NULL COMMENT '(DC2Type:json)',
  `images` longtext NOT NULL COMMENT '(DC2Type:json)',
  `files` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=4 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_event` WRITE;
/*!40000 ALTER TABLE `pv_event` DISABLE KEYS */;
INSERT INTO `pv_event` (`id`, `is_public`, `is_promoted_de`, `is_promoted_fr`, `is_promoted_it`, `created_at`, `updated_at`, `title`, `type`, `color`, `location`, `organizer`, `contact`, `description`, `text`, `registration`, `start_date`, `end_date`, `programs`, `links`, `videos`, `images`, `files`, `translations`) VALUES (1,1,1,0,0,'2019-03-04 09:15:00','2024-06-01 14:30:00','Konferenz der Regionen','konferenz','#b4be00','Bern','regio','Zoë Müller\nzoe.mueller@example.org','Kurz gesagt','<p>Lang</p>','https://example.org/anmelden','2024-07-01 09:00:00','2024-07-01 17:00:00','[{\"title\":\"Morgen\",\"units\":[{\"time\":\"09:00\",\"descriptions\":[{\"value\":\"<p>Begr\\u00fcssung<\\/p>\",\"attachments\":[],\"translations\":{\"fr\":{\"value\":\"<p>Accueil<\\/p>\"}}}],\"translations\":{\"fr\":[],\"it\":[]}}],\"translations\":{\"fr\":{\"title\":\"Matin\"}}}]','[{\"label\":\"Mehr\",\"value\":\"example.org\\/mehr\",\"translations\":{\"fr\":{\"label\":\"Plus\"}}}]','[]','[]','[{\"id\":2,\"name\":\"Programm.pdf\",\"extension\":\"PDF\",\"mimeType\":\"\",\"hash\":\"x\",\"createdAt\":\"2019-03-04 09:15:00\"}]','{\"fr\":{\"title\":\"Conf\\u00e9rence\"}}');
INSERT INTO `pv_event` (`id`, `is_public`, `is_promoted_de`, `is_promoted_fr`, `is_promoted_it`, `created_at`, `updated_at`, `title`, `type`, `color`, `location`, `organizer`, `contact`, `description`, `text`, `registration`, `start_date`, `end_date`, `programs`, `links`, `videos`, `images`, `files`, `translations`) VALUES (2,1,0,0,0,'2019-03-04 09:15:00','2024-06-01 14:30:00','Im Winter','regiosuisse',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2024-01-15 18:30:00',NULL,'[]','[]','[]','[]','[]','[]');
INSERT INTO `pv_event` (`id`, `is_public`, `is_promoted_de`, `is_promoted_fr`, `is_promoted_it`, `created_at`, `updated_at`, `title`, `type`, `color`, `location`, `organizer`, `contact`, `description`, `text`, `registration`, `start_date`, `end_date`, `programs`, `links`, `videos`, `images`, `files`, `translations`) VALUES (3,1,0,0,0,'2019-03-04 09:15:00','2024-06-01 14:30:00','In der Nacht der Umstellung','external','1',NULL,NULL,NULL,NULL,NULL,NULL,'2024-03-31 02:30:00','2024-10-27 02:30:00','[]','[]','[]','[]','[]','[]');
/*!40000 ALTER TABLE `pv_event` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_event_collection`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_event_collection` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_dynamic` tinyint(1) NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `title` longtext DEFAULT NULL,
  `description` longtext DEFAULT NULL,
  `selection` longtext NOT NULL COMMENT '(DC2Type:json)',
  `filters` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_event_collection` WRITE;
/*!40000 ALTER TABLE `pv_event_collection` DISABLE KEYS */;
INSERT INTO `pv_event_collection` (`id`, `is_dynamic`, `created_at`, `updated_at`, `title`, `description`, `selection`, `filters`) VALUES (1,1,'2019-03-04 09:15:00',NULL,'Agenda',NULL,'[]','[{\"type\":\"status\",\"value\":\"current\"},{\"type\":\"type\",\"value\":\"konferenz\"}]');
/*!40000 ALTER TABLE `pv_event_collection` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_event_language`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_event_language` (
  `event_id` int(11) NOT NULL,
  `language_id` int(11) NOT NULL,
  PRIMARY KEY (`event_id`,`language_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_event_language` WRITE;
/*!40000 ALTER TABLE `pv_event_language` DISABLE KEYS */;
INSERT INTO `pv_event_language` (`event_id`, `language_id`) VALUES (1,1);
INSERT INTO `pv_event_language` (`event_id`, `language_id`) VALUES (1,2);
/*!40000 ALTER TABLE `pv_event_language` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_event_location`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_event_location` (
  `event_id` int(11) NOT NULL,
  `location_id` int(11) NOT NULL,
  PRIMARY KEY (`event_id`,`location_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_event_location` WRITE;
/*!40000 ALTER TABLE `pv_event_location` DISABLE KEYS */;
INSERT INTO `pv_event_location` (`event_id`, `location_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_event_location` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_event_topic`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_event_topic` (
  `event_id` int(11) NOT NULL,
  `topic_id` int(11) NOT NULL,
  PRIMARY KEY (`event_id`,`topic_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_event_topic` WRITE;
/*!40000 ALTER TABLE `pv_event_topic` DISABLE KEYS */;
INSERT INTO `pv_event_topic` (`event_id`, `topic_id`) VALUES (1,2);
/*!40000 ALTER TABLE `pv_event_topic` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_file`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_file` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `extension` longtext DEFAULT NULL,
  `mime_type` longtext DEFAULT NULL,
  `data` longblob DEFAULT NULL,
  `hash` longtext DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=10 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_file` WRITE;
/*!40000 ALTER TABLE `pv_file` DISABLE KEYS */;
INSERT INTO `pv_file` (`id`, `created_at`, `updated_at`, `name`, `extension`, `mime_type`, `data`, `hash`) VALUES (1,'2019-03-04 09:15:00',NULL,'Landschaft.png','png','image/png',0x646174613A696D6167652F706E673B6261736536342C6956424F5277304B47676F414141414E5355684555674141414145414141414243415941414141664663534A4141414144556C4551565234326D50387A3842514477414568514741684B6D4D495141414141424A52553545726B4A6767673D3D,'6522394873e0230ef1380c0fc18a9efd');
INSERT INTO `pv_file` (`id`, `created_at`, `updated_at`, `name`, `extension`, `mime_type`, `data`, `hash`) VALUES (2,'2019-03-04 09:15:00',NULL,'Schlussbericht.pdf','PDF','application/pdf',0x4A564245526930784C6A514B4D53417749473969616A77384C3152356347557651324630595778765A7A342B5A57356B62324A71436E527959576C735A5849385043395362323930494445674D434253506A344B4A5356465430594B,'7c12f3630c9b1babc9223c5952a4004a');
INSERT INTO `pv_file` (`id`, `created_at`, `updated_at`, `name`, `extension`, `mime_type`, `data`, `hash`) VALUES (3,'2019-03-04 09:15:00',NULL,'Konzept.docx','file','application/vnd.openxmlformats-officedocument.wordprocessingml.document',0x554573444243426E59584967613256706269427961574E6F64476C6E5A584D67524739726457316C626E513D,'9cf46253000995d9bff71d7eeb81784b');
INSERT INTO `pv_file` (`id`, `created_at`, `updated_at`, `name`, `extension`, `mime_type`, `data`, `hash`) VALUES (4,'2019-03-04 09:15:00',NULL,'Verloren.pdf','pdf','application/pdf',NULL,NULL);
INSERT INTO `pv_file` (`id`, `created_at`, `updated_at`, `name`, `extension`, `mime_type`, `data`, `hash`) VALUES (5,'2019-03-04 09:15:00',NULL,'Leer.pdf','pdf','application/pdf','','d41d8cd98f00b204e9800998ecf8427e');
INSERT INTO `pv_file` (`id`, `created_at`, `updated_at`, `name`, `extension`, `mime_type`, `data`, `hash`) VALUES (6,'2019-03-04 09:15:00',NULL,'Falsch gezählt.png','png','image/png',0x646174613A696D6167652F706E673B6261736536342C6956424F5277304B47676F414141414E5355684555674141414145414141414243415941414141664663534A4141414144556C4551565234326D50387A3842514477414568514741684B6D4D495141414141424A52553545726B4A6767673D3D,'00000000000000000000000000000000');
INSERT INTO `pv_file` (`id`, `created_at`, `updated_at`, `name`, `extension`, `mime_type`, `data`, `hash`) VALUES (7,'2019-03-04 09:15:00',NULL,NULL,NULL,NULL,0x4A564245526930784C6A514B4D53417749473969616A77384C3152356347557651324630595778765A7A342B5A57356B62324A71436E527959576C735A5849385043395362323930494445674D434253506A344B4A5356465430594B,NULL);
INSERT INTO `pv_file` (`id`, `created_at`, `updated_at`, `name`, `extension`, `mime_type`, `data`, `hash`) VALUES (8,'2019-03-04 09:15:00','2020-01-01 12:00:00','Doppelt.png','png','image/png',0x5A474630595470706257466E5A533977626D6337596D467A5A5459304C476C57516B3953647A424C52326476515546425155355456576846565764425155464252554642515546435130465A5155464251575A4759314E4B515546425155525662455652566C49304D6D31514F486F34516C464564304646614646485157684C6255314A5555464251554643536C4A564E5556796130706E5A32633950513D3D,'7214fcbf9f25aa480828ff0992ae033b');
INSERT INTO `pv_file` (`id`, `created_at`, `updated_at`, `name`, `extension`, `mime_type`, `data`, `hash`) VALUES (9,'2019-03-04 09:15:00',NULL,'Beschädigt.pdf','pdf','application/pdf',0x4A564245526930784C6A514B4D53417749473969616A77384C3152356347557651324630595778762A24215A7A342B5A57356B62324A71436E527959576C735A5849385043395362323930494445674D434253506A344B4A5356465430594B,'db66f3f9e0a9530a2d624345e9374232');
/*!40000 ALTER TABLE `pv_file` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_financial_support`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_financial_support` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `description` longtext DEFAULT NULL,
  `policies` longtext DEFAULT NULL,
  `additional_information` longtext DEFAULT NULL,
  `inclusion_criteria` longtext DEFAULT NULL,
  `exclusion_criteria` longtext DEFAULT NULL,
  `application` longtext DEFAULT NULL,
  `financing_ratio` longtext DEFAULT NULL,
  `res` longtext DEFAULT NULL,
  `start_date` datetime DEFAULT NULL,
  `end_date` datetime DEFAULT NULL,
  `logo` longtext DEFAULT NULL COMMENT '(DC2Type:json)',
  `links` longtext NOT NULL COMMENT '(DC2Type:json)',
  `contacts` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_financial_support` WRITE;
/*!40000 ALTER TABLE `pv_financial_support` DISABLE KEYS */;
INSERT INTO `pv_financial_support` (`id`, `created_at`, `updated_at`, `is_public`, `position`, `name`, `description`, `policies`, `additional_information`, `inclusion_criteria`, `exclusion_criteria`, `application`, `financing_ratio`, `res`, `start_date`, `end_date`, `logo`, `links`, `contacts`, `translations`) VALUES (1,'2019-03-04 09:15:00','2024-06-01 14:30:00',1,0,'NRP-Förderung','<p>Zusammenfassung</p>','Richtlinie 7','<p>Kurz</p>',NULL,NULL,NULL,NULL,'Relevant','2020-01-01 00:00:00',NULL,'{\"id\":1,\"name\":\"Landschaft.png\",\"extension\":\"png\",\"mimeType\":\"\",\"hash\":\"x\",\"createdAt\":\"2019-03-04 09:15:00\"}','[]','[{\"name\":\"SECO\",\"salutation\":\"x\",\"city\":\"Bern\"}]','{\"fr\":{\"name\":\"Aide NPR\",\"logo\":{\"id\":6,\"name\":\"fr.png\",\"extension\":\"png\",\"mimeType\":\"\",\"hash\":\"x\",\"createdAt\":\"2019-03-04 09:15:00\"}}}');
INSERT INTO `pv_financial_support` (`id`, `created_at`, `updated_at`, `is_public`, `position`, `name`, `description`, `policies`, `additional_information`, `inclusion_criteria`, `exclusion_criteria`, `application`, `financing_ratio`, `res`, `start_date`, `end_date`, `logo`, `links`, `contacts`, `translations`) VALUES (2,'2019-03-04 09:15:00','2024-06-01 14:30:00',1,1,'Ohne Logo',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'[]','[]','[]','[]');
/*!40000 ALTER TABLE `pv_financial_support` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_financial_support_authority`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_financial_support_authority` (
  `financial_support_id` int(11) NOT NULL,
  `authority_id` int(11) NOT NULL,
  PRIMARY KEY (`financial_support_id`,`authority_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_financial_support_authority` WRITE;
/*!40000 ALTER TABLE `pv_financial_support_authority` DISABLE KEYS */;
INSERT INTO `pv_financial_support_authority` (`financial_support_id`, `authority_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_financial_support_authority` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_financial_support_beneficiary`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_financial_support_beneficiary` (
  `financial_support_id` int(11) NOT NULL,
  `beneficiary_id` int(11) NOT NULL,
  PRIMARY KEY (`financial_support_id`,`beneficiary_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_financial_support_beneficiary` WRITE;
/*!40000 ALTER TABLE `pv_financial_support_beneficiary` DISABLE KEYS */;
INSERT INTO `pv_financial_support_beneficiary` (`financial_support_id`, `beneficiary_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_financial_support_beneficiary` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_financial_support_geographic_region`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_financial_support_geographic_region` (
  `financial_support_id` int(11) NOT NULL,
  `geographic_region_id` int(11) NOT NULL,
  PRIMARY KEY (`financial_support_id`,`geographic_region_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_financial_support_geographic_region` WRITE;
/*!40000 ALTER TABLE `pv_financial_support_geographic_region` DISABLE KEYS */;
INSERT INTO `pv_financial_support_geographic_region` (`financial_support_id`, `geographic_region_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_financial_support_geographic_region` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_financial_support_instrument`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_financial_support_instrument` (
  `financial_support_id` int(11) NOT NULL,
  `instrument_id` int(11) NOT NULL,
  PRIMARY KEY (`financial_support_id`,`instrument_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_financial_support_instrument` WRITE;
/*!40000 ALTER TABLE `pv_financial_support_instrument` DISABLE KEYS */;
INSERT INTO `pv_financial_support_instrument` (`financial_support_id`, `instrument_id`) VALUES (1,2);
/*!40000 ALTER TABLE `pv_financial_support_instrument` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_financial_support_project_type`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_financial_support_project_type` (
  `financial_support_id` int(11) NOT NULL,
  `project_type_id` int(11) NOT NULL,
  PRIMARY KEY (`financial_support_id`,`project_type_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_financial_support_project_type` WRITE;
/*!40000 ALTER TABLE `pv_financial_support_project_type` DISABLE KEYS */;
INSERT INTO `pv_financial_support_project_type` (`financial_support_id`, `project_type_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_financial_support_project_type` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_financial_support_state`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_financial_support_state` (
  `financial_support_id` int(11) NOT NULL,
  `state_id` int(11) NOT NULL,
  PRIMARY KEY (`financial_support_id`,`state_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_financial_support_state` WRITE;
/*!40000 ALTER TABLE `pv_financial_support_state` DISABLE KEYS */;
INSERT INTO `pv_financial_support_state` (`financial_support_id`, `state_id`) VALUES (1,2);
/*!40000 ALTER TABLE `pv_financial_support_state` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_financial_support_topic`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_financial_support_topic` (
  `financial_support_id` int(11) NOT NULL,
  `topic_id` int(11) NOT NULL,
  PRIMARY KEY (`financial_support_id`,`topic_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_financial_support_topic` WRITE;
/*!40000 ALTER TABLE `pv_financial_support_topic` DISABLE KEYS */;
INSERT INTO `pv_financial_support_topic` (`financial_support_id`, `topic_id`) VALUES (1,2);
/*!40000 ALTER TABLE `pv_financial_support_topic` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_geographic_region`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_geographic_region` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  `context` longtext DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_geographic_region` WRITE;
/*!40000 ALTER TABLE `pv_geographic_region` DISABLE KEYS */;
INSERT INTO `pv_geographic_region` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `synonyms`, `translations`, `context`) VALUES (1,1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Berggebiet','[]','{\"fr\":{\"name\":\"Berggebiet (fr)\"},\"it\":{\"name\":\"Berggebiet (it)\"}}',NULL);
INSERT INTO `pv_geographic_region` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `synonyms`, `translations`, `context`) VALUES (2,1,2,'2019-03-04 09:15:00','2024-06-01 14:30:00','Grenzregion','[]','{\"fr\":{\"name\":\"Grenzregion (fr)\"},\"it\":{\"name\":\"Grenzregion (it)\"}}','project');
/*!40000 ALTER TABLE `pv_geographic_region` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_inbox`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_inbox` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `source` longtext DEFAULT NULL,
  `foreign_id` longtext DEFAULT NULL,
  `type` longtext DEFAULT NULL,
  `internal_id` longtext DEFAULT NULL,
  `title` longtext DEFAULT NULL,
  `status` longtext DEFAULT NULL,
  `is_merged` tinyint(1) NOT NULL,
  `merged_at` datetime DEFAULT NULL,
  `data` longtext NOT NULL COMMENT '(DC2Type:json)',
  `normalized_data` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=12 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_inbox` WRITE;
/*!40000 ALTER TABLE `pv_inbox` DISABLE KEYS */;
INSERT INTO `pv_inbox` (`id`, `created_at`, `updated_at`, `source`, `foreign_id`, `type`, `internal_id`, `title`, `status`, `is_merged`, `merged_at`, `data`, `normalized_data`) VALUES (1,'2019-03-04 09:15:00',NULL,'chmos','4711','project','1','Wasserkraft Berner Oberland','update',1,'2024-06-01 14:30:00','{\"id\":4711,\"codeKurz\":\"BE_3828\",\"titel\":\"Wasserkraft\"}','{\"title\":\"Wasserkraft\",\"projectCode\":\"BE_3828\",\"topics\":[{\"id\":1,\"name\":\"Wasserkraft im Berggebiet\"}]}');
INSERT INTO `pv_inbox` (`id`, `created_at`, `updated_at`, `source`, `foreign_id`, `type`, `internal_id`, `title`, `status`, `is_merged`, `merged_at`, `data`, `normalized_data`) VALUES (2,'2024-06-01 14:30:00',NULL,'chmos','4711','project','1','Wasserkraft II','update',0,NULL,'{\"id\":4711,\"codeKurz\":\"BE_3828\",\"titel\":\"Wasserkraft II\"}','{\"title\":\"Wasserkraft II\",\"projectCode\":\"BE_3828\",\"startDate\":\"2020-01-01T00:00:00+01:00\",\"topics\":[{\"id\":null,\"name\":\"Unbekannt\",\"foreignId\":\"x9\"},{\"id\":77}],\"attachments\":[]}');
INSERT INTO `pv_inbox` (`id`, `created_at`, `updated_at`, `source`, `foreign_id`, `type`, `internal_id`, `title`, `status`, `is_merged`, `merged_at`, `data`, `normalized_data`) VALUES (3,'2024-06-01 14:30:00','2024-06-01 14:30:00','regiosuisse',NULL,'project','2','Zwischengespeichert','update',0,NULL,'{\"title\":\"Zwischengespeichert\",\"addToInbox\":true}','{\"title\":\"Zwischengespeichert\",\"isPublic\":false,\"startDate\":\"2022-05-01 00:00:00\",\"topics\":[{\"id\":2}],\"translations\":[]}');
INSERT INTO `pv_inbox` (`id`, `created_at`, `updated_at`, `source`, `foreign_id`, `type`, `internal_id`, `title`, `status`, `is_merged`, `merged_at`, `data`, `normalized_data`) VALUES (4,'2024-06-01 14:30:00',NULL,'embed',NULL,'job',NULL,'Praktikum Regionalentwicklung','new',0,NULL,'{\"job\":{\"title\":\"Praktikum Regionalentwicklung\",\"locations\":[{\"id\":1}],\"translations\":{\"fr\":{\"title\":\"Stage\"}}}}','{\"title\":\"Praktikum Regionalentwicklung\",\"employer\":\"Amt\",\"locations\":[{\"id\":1}],\"translations\":{\"fr\":{\"title\":\"Stage\"}}}');
INSERT INTO `pv_inbox` (`id`, `created_at`, `updated_at`, `source`, `foreign_id`, `type`, `internal_id`, `title`, `status`, `is_merged`, `merged_at`, `data`, `normalized_data`) VALUES (5,'2024-06-01 14:30:00',NULL,'embed',NULL,'event',NULL,'Tag der offenen Tür','new',0,NULL,'{\"event\":{\"title\":\"Tag der offenen T\\u00fcr\",\"topics\":[2],\"languages\":[1],\"locations\":[1],\"startDate\":\"2030-05-01T10:00:00+02:00\",\"translations\":{\"fr\":[],\"it\":[]}}}','{\"title\":\"Tag der offenen T\\u00fcr\",\"topics\":[2],\"languages\":[1],\"locations\":[1],\"translations\":{\"fr\":[],\"it\":[]}}');
INSERT INTO `pv_inbox` (`id`, `created_at`, `updated_at`, `source`, `foreign_id`, `type`, `internal_id`, `title`, `status`, `is_merged`, `merged_at`, `data`, `normalized_data`) VALUES (6,'2024-06-01 14:30:00',NULL,'contact_verification',NULL,'contact_update','2','Zoë Müller','pending',0,NULL,'{\"changes\":{\"phone\":\"079 222 22 22\",\"translations\":{\"fr\":{\"city\":\"Berne\"}},\"userComment\":\"Neue Nummer\"},\"removeEmploymentIds\":[\"12\"],\"delete\":0}','[]');
INSERT INTO `pv_inbox` (`id`, `created_at`, `updated_at`, `source`, `foreign_id`, `type`, `internal_id`, `title`, `status`, `is_merged`, `merged_at`, `data`, `normalized_data`) VALUES (7,'2024-06-01 14:30:00',NULL,'contact_verification',NULL,'contact_update','404','Wer war das','pending',0,NULL,'{\"changes\":[],\"removeEmploymentIds\":[],\"delete\":\"1\"}','null');
INSERT INTO `pv_inbox` (`id`, `created_at`, `updated_at`, `source`, `foreign_id`, `type`, `internal_id`, `title`, `status`, `is_merged`, `merged_at`, `data`, `normalized_data`) VALUES (8,'2024-06-01 14:30:00',NULL,'chmos','x9','topic',NULL,'Unbekannt','new',0,NULL,'[]','[{\"id\":null,\"name\":\"Unbekannt\",\"foreignId\":\"x9\"}]');
INSERT INTO `pv_inbox` (`id`, `created_at`, `updated_at`, `source`, `foreign_id`, `type`, `internal_id`, `title`, `status`, `is_merged`, `merged_at`, `data`, `normalized_data`) VALUES (9,'2024-06-01 14:30:00',NULL,'chmos','y','country',NULL,'Atlantis','new',0,NULL,'[]','[]');
INSERT INTO `pv_inbox` (`id`, `created_at`, `updated_at`, `source`, `foreign_id`, `type`, `internal_id`, `title`, `status`, `is_merged`, `merged_at`, `data`, `normalized_data`) VALUES (10,'2024-06-01 14:30:00',NULL,'chmos','9','project','3','Gelöscht','deleted',0,NULL,'[]','[]');
INSERT INTO `pv_inbox` (`id`, `created_at`, `updated_at`, `source`, `foreign_id`, `type`, `internal_id`, `title`, `status`, `is_merged`, `merged_at`, `data`, `normalized_data`) VALUES (11,'2024-06-01 14:30:00',NULL,'embed',NULL,'publication',NULL,'Handbuch','new',0,NULL,'{\"publication\":{\"title\":\"Handbuch\",\"authors\":[{}]}}','{\"title\":\"Handbuch\",\"type\":\"publication\",\"authors\":[{}],\"topics\":[],\"translations\":{\"fr\":[],\"it\":[],\"en\":[]}}');
/*!40000 ALTER TABLE `pv_inbox` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_instrument`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_instrument` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  `context` longtext DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_instrument` WRITE;
/*!40000 ALTER TABLE `pv_instrument` DISABLE KEYS */;
INSERT INTO `pv_instrument` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `synonyms`, `translations`, `context`) VALUES (1,1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','À-fonds-perdu-Beitrag','[]','{\"fr\":{\"name\":\"\\u00c0-fonds-perdu-Beitrag (fr)\"},\"it\":{\"name\":\"\\u00c0-fonds-perdu-Beitrag (it)\"}}',NULL);
INSERT INTO `pv_instrument` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `synonyms`, `translations`, `context`) VALUES (2,1,2,'2019-03-04 09:15:00','2024-06-01 14:30:00','Darlehen','[]','{\"fr\":{\"name\":\"Darlehen (fr)\"},\"it\":{\"name\":\"Darlehen (it)\"}}','financial-support');
/*!40000 ALTER TABLE `pv_instrument` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_interactive_graphic`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_interactive_graphic` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `title` longtext DEFAULT NULL,
  `description` longtext DEFAULT NULL,
  `svg` longtext DEFAULT NULL,
  `selector` longtext DEFAULT NULL,
  `start` longtext DEFAULT NULL,
  `copyright` longtext DEFAULT NULL,
  `config` longtext NOT NULL COMMENT '(DC2Type:json)',
  `type` longtext DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=5 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_interactive_graphic` WRITE;
/*!40000 ALTER TABLE `pv_interactive_graphic` DISABLE KEYS */;
INSERT INTO `pv_interactive_graphic` (`id`, `created_at`, `updated_at`, `title`, `description`, `svg`, `selector`, `start`, `copyright`, `config`, `type`) VALUES (1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Karte','Klicken','<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 20\"><script>alert(1)</script><circle class=\"h\" cx=\"5\" cy=\"5\" r=\"4\"></circle><circle class=\"h\" cx=\"15\" cy=\"15\" r=\"4\"></circle></svg>','circle','','© Amt','{\"<circle class=\\\"h\\\" cx=\\\"5\\\" cy=\\\"5\\\" r=\\\"4\\\"><\\/circle>\":\"<p>Der erste Kreis<\\/p>\",\"<circle class=\\\"h\\\" cx=\\\"15\\\" cy=\\\"15\\\" r=\\\"4\\\"><\\/circle>\":{\"type\":\"project\",\"id\":\"1\"}}','default');
INSERT INTO `pv_interactive_graphic` (`id`, `created_at`, `updated_at`, `title`, `description`, `svg`, `selector`, `start`, `copyright`, `config`, `type`) VALUES (2,'2019-03-04 09:15:00',NULL,'Punkte',NULL,'<svg xmlns=\"http://www.w3.org/2000/svg\"><rect width=\"9\" height=\"9\"></rect></svg>',NULL,NULL,NULL,'{\"markers\":[{\"symbol\":\"number\",\"number\":1,\"x\":20,\"y\":30.5,\"content\":\"<p>Eins<\\/p>\"}]}','hotspots');
INSERT INTO `pv_interactive_graphic` (`id`, `created_at`, `updated_at`, `title`, `description`, `svg`, `selector`, `start`, `copyright`, `config`, `type`) VALUES (3,'2019-03-04 09:15:00',NULL,'Abgeschnitten',NULL,'<svg xmlns=\"http://www.w3.org/2000/svg\"><g><rect','rect',NULL,NULL,'[]',NULL);
INSERT INTO `pv_interactive_graphic` (`id`, `created_at`, `updated_at`, `title`, `description`, `svg`, `selector`, `start`, `copyright`, `config`, `type`) VALUES (4,'2019-03-04 09:15:00',NULL,'Hotspots, die einmal Elemente waren',NULL,'<svg xmlns=\"http://www.w3.org/2000/svg\"><rect width=\"9\" height=\"9\"></rect></svg>',NULL,NULL,NULL,'{\"<rect width=\\\"9\\\" height=\\\"9\\\"><\\/rect>\":\"<p>Verloren<\\/p>\"}','hotspots');
/*!40000 ALTER TABLE `pv_interactive_graphic` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_job`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_job` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `position` int(11) DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `location` longtext DEFAULT NULL,
  `employer` longtext DEFAULT NULL,
  `contact` longtext DEFAULT NULL,
  `description` longtext DEFAULT NULL,
  `application_deadline` datetime DEFAULT NULL,
  `links` longtext NOT NULL COMMENT '(DC2Type:json)',
  `files` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_job` WRITE;
/*!40000 ALTER TABLE `pv_job` DISABLE KEYS */;
INSERT INTO `pv_job` (`id`, `is_public`, `created_at`, `updated_at`, `position`, `name`, `location`, `employer`, `contact`, `description`, `application_deadline`, `links`, `files`, `translations`) VALUES (1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00',0,'Projektleitung','Bern','Amt','b@example.org','<p>Aufgaben</p>','2030-01-31 23:59:00','[]','[]','{\"fr\":{\"title\":\"Chef de projet\"},\"it\":{\"name\":\"Capo\",\"title\":\"Capa\"}}');
INSERT INTO `pv_job` (`id`, `is_public`, `created_at`, `updated_at`, `position`, `name`, `location`, `employer`, `contact`, `description`, `application_deadline`, `links`, `files`, `translations`) VALUES (2,1,'2019-03-04 09:15:00','2024-06-01 14:30:00',10000,'Praktikum',NULL,NULL,NULL,NULL,NULL,'[]','[]','[]');
/*!40000 ALTER TABLE `pv_job` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_job_location`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_job_location` (
  `job_id` int(11) NOT NULL,
  `location_id` int(11) NOT NULL,
  PRIMARY KEY (`job_id`,`location_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_job_location` WRITE;
/*!40000 ALTER TABLE `pv_job_location` DISABLE KEYS */;
INSERT INTO `pv_job_location` (`job_id`, `location_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_job_location` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_job_stint`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_job_stint` (
  `job_id` int(11) NOT NULL,
  `stint_id` int(11) NOT NULL,
  PRIMARY KEY (`job_id`,`stint_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_job_stint` WRITE;
/*!40000 ALTER TABLE `pv_job_stint` DISABLE KEYS */;
INSERT INTO `pv_job_stint` (`job_id`, `stint_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_job_stint` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_language`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_language` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `context` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  `code` longtext DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_language` WRITE;
/*!40000 ALTER TABLE `pv_language` DISABLE KEYS */;
INSERT INTO `pv_language` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `context`, `synonyms`, `translations`, `code`) VALUES (1,1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Deutsch',NULL,'[]','{\"fr\":{\"name\":\"Deutsch (fr)\"},\"it\":{\"name\":\"Deutsch (it)\"}}','de');
INSERT INTO `pv_language` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `context`, `synonyms`, `translations`, `code`) VALUES (2,1,2,'2019-03-04 09:15:00','2024-06-01 14:30:00','Französisch',NULL,'[]','{\"fr\":{\"name\":\"Franz\\u00f6sisch (fr)\"},\"it\":{\"name\":\"Franz\\u00f6sisch (it)\"}}','fr');
/*!40000 ALTER TABLE `pv_language` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_location`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_location` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `context` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_location` WRITE;
/*!40000 ALTER TABLE `pv_location` DISABLE KEYS */;
INSERT INTO `pv_location` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `context`, `synonyms`, `translations`) VALUES (1,1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Espace Mittelland','event','[]','{\"fr\":{\"name\":\"Espace Mittelland (fr)\"},\"it\":{\"name\":\"Espace Mittelland (it)\"}}');
INSERT INTO `pv_location` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `context`, `synonyms`, `translations`) VALUES (2,1,2,'2019-03-04 09:15:00','2024-06-01 14:30:00','Online',NULL,'[]','{\"fr\":{\"name\":\"Online (fr)\"},\"it\":{\"name\":\"Online (it)\"}}');
/*!40000 ALTER TABLE `pv_location` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_log`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_log` (
  `id` bigint(20) NOT NULL AUTO_INCREMENT,
  `created_at` datetime NOT NULL,
  `context` longtext DEFAULT NULL,
  `category` longtext DEFAULT NULL,
  `action` longtext DEFAULT NULL,
  `value` longtext DEFAULT NULL,
  `referer` longtext DEFAULT NULL,
  `username` longtext DEFAULT NULL,
  `fingerprint` longtext DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_log` WRITE;
/*!40000 ALTER TABLE `pv_log` DISABLE KEYS */;
INSERT INTO `pv_log` (`id`, `created_at`, `context`, `category`, `action`, `value`, `referer`, `username`, `fingerprint`) VALUES (1,'2024-06-01 14:30:00','Telemetry','Feedback','https://example.org/\0','{\"isGood\":true,\"comment\":\"Danke\"}','https://example.org/',NULL,'f');
/*!40000 ALTER TABLE `pv_log` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_post`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_post` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `title` longtext DEFAULT NULL,
  `description` longtext DEFAULT NULL,
  `text` longtext DEFAULT NULL,
  `date` datetime DEFAULT NULL,
  `links` longtext NOT NULL COMMENT '(DC2Type:json)',
  `videos` longtext NOT NULL COMMENT '(DC2Type:json)',
  `images` longtext NOT NULL COMMENT '(DC2Type:json)',
  `files` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_post` WRITE;
/*!40000 ALTER TABLE `pv_post` DISABLE KEYS */;
INSERT INTO `pv_post` (`id`, `is_public`, `created_at`, `updated_at`, `title`, `description`, `text`, `date`, `links`, `videos`, `images`, `files`, `translations`) VALUES (1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Neuigkeit','Teaser','<p>Text<img src=\"x\"></p>','2024-02-29 00:00:00','[]','[]','[{\"id\":6,\"name\":\"Bild.png\",\"extension\":\"png\",\"mimeType\":\"\",\"hash\":\"x\",\"createdAt\":\"2019-03-04 09:15:00\"}]','[]','[]');
/*!40000 ALTER TABLE `pv_post` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_post_topic`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_post_topic` (
  `post_id` int(11) NOT NULL,
  `topic_id` int(11) NOT NULL,
  PRIMARY KEY (`post_id`,`topic_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_post_topic` WRITE;
/*!40000 ALTER TABLE `pv_post_topic` DISABLE KEYS */;
INSERT INTO `pv_post_topic` (`post_id`, `topic_id`) VALUES (1,2);
/*!40000 ALTER TABLE `pv_post_topic` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_program`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_program` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `long_name` longtext DEFAULT NULL,
  `url` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_program` WRITE;
/*!40000 ALTER TABLE `pv_program` DISABLE KEYS */;
INSERT INTO `pv_program` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `long_name`, `url`, `synonyms`, `translations`) VALUES (1,1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','NRP','Neue Regionalpolitik','https://example.org/nrp','[]','{\"fr\":{\"name\":\"NRP (fr)\"},\"it\":{\"name\":\"NRP (it)\"}}');
INSERT INTO `pv_program` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `long_name`, `url`, `synonyms`, `translations`) VALUES (2,1,2,'2019-03-04 09:15:00','2024-06-01 14:30:00','Interreg',NULL,NULL,'[]','{\"fr\":{\"name\":\"Interreg (fr)\"},\"it\":{\"name\":\"Interreg (it)\"}}');
/*!40000 ALTER TABLE `pv_program` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_project`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_project` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `project_code` longtext DEFAULT NULL,
  `source` longtext DEFAULT NULL,
  `foreign_id` longtext DEFAULT NULL,
  `random` int(11) DEFAULT NULL,
  `title` longtext DEFAULT NULL,
  `keywords` longtext DEFAULT NULL,
  `description` longtext DEFAULT NULL,
  `project_costs` longtext DEFAULT NULL,
  `financing` longtext NOT NULL COMMENT '(DC2Type:json)',
  `start_date` datetime DEFAULT NULL,
  `end_date` datetime DEFAULT NULL,
  `dates` longtext NOT NULL COMMENT '(DC2Type:json)',
  `contacts` longtext NOT NULL COMMENT '(DC2Type:json)',
  `links` longtext NOT NULL COMMENT '(DC2Type:json)',
  `videos` longtext NOT NULL COMMENT '(DC2Type:json)',
  `images` longtext NOT NULL COMMENT '(DC2Type:json)',
  `files` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  `search_index` longtext DEFAULT NULL,
  `lat` longtext DEFAULT NULL,
  `lng` longtext DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=4 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_project` WRITE;
/*!40000 ALTER TABLE `pv_project` DISABLE KEYS */;
INSERT INTO `pv_project` (`id`, `is_public`, `created_at`, `updated_at`, `project_code`, `source`, `foreign_id`, `random`, `title`, `keywords`, `description`, `project_costs`, `financing`, `start_date`, `end_date`, `dates`, `contacts`, `links`, `videos`, `images`, `files`, `translations`, `search_index`, `lat`, `lng`) VALUES (1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','BE_3828','chmos',NULL,5,'Wasserkraft Berner Oberland','Wasser, Energie','<h2>Ziel</h2><p style=\"margin:0\">Mehr <strong>Strom</strong> &amp; weniger CO2</p><table><tr><td>a</td></tr></table>','CHF 1\'250\'000.-','[{\"id\":\"costsFederation\",\"value\":\"500000\"},{\"id\":\"costsCanton\",\"value\":\"250\'000\"},{\"id\":\"costsMoon\",\"value\":1}]','2020-01-01 00:00:00','2023-12-31 00:00:00','[{\"date\":\"2021-05-01\",\"label\":\"Zwischenbericht\"}]','[{\"name\":\"Amt f\\u00fcr Wirtschaft\",\"firstName\":\"Zo\\u00eb\",\"lastName\":\"M\\u00fcller\",\"email\":\"zoe.mueller@example.org\",\"website\":\"example.org\",\"phoneMobile\":\"079 111 11 11\",\"foreignId\":4}]','[{\"label\":\"Website\",\"url\":\"www.example.org\\/wasser\"},{\"label\":\"Mail\",\"url\":\"wasser@example.org\"}]','[{\"label\":\"Film\",\"url\":\"https:\\/\\/www.youtube.com\\/watch?v=1\"}]','[{\"id\":1,\"name\":\"Landschaft.png\",\"extension\":\"png\",\"mimeType\":\"\",\"hash\":\"x\",\"createdAt\":\"2019-03-04 09:15:00\",\"description\":\"Das Tal\",\"descriptionFR\":\"La vall\\u00e9e\",\"copyright\":\"\\u00a9 Amt\"},{\"id\":999,\"name\":\"Fehlt.png\",\"extension\":\"png\",\"mimeType\":\"\",\"hash\":\"x\",\"createdAt\":\"2019-03-04 09:15:00\"}]','[{\"id\":2,\"name\":\"Schlussbericht\",\"extension\":\"PDF\",\"mimeType\":\"\",\"hash\":\"x\",\"createdAt\":\"2019-03-04 09:15:00\",\"loading\":false},{\"id\":3,\"name\":\"Konzept.docx\",\"extension\":\"file\",\"mimeType\":\"\",\"hash\":\"x\",\"createdAt\":\"2019-03-04 09:15:00\"},{\"id\":4,\"name\":\"Verloren.pdf\",\"extension\":\"pdf\",\"mimeType\":\"\",\"hash\":\"x\",\"createdAt\":\"2019-03-04 09:15:00\"}]','{\"fr\":{\"title\":\"Force hydraulique\",\"description\":\"<p>But<\\/p>\",\"links\":[{\"label\":\"Site\",\"url\":\"https:\\/\\/example.org\\/fr\"}]},\"it\":[]}','alt','46.59','7,91');
INSERT INTO `pv_project` (`id`, `is_public`, `created_at`, `updated_at`, `project_code`, `source`, `foreign_id`, `random`, `title`, `keywords`, `description`, `project_costs`, `financing`, `start_date`, `end_date`, `dates`, `contacts`, `links`, `videos`, `images`, `files`, `translations`, `search_index`, `lat`, `lng`) VALUES (2,0,'2019-03-04 09:15:00','2024-06-01 14:30:00',NULL,NULL,'4712',NULL,'Entwurf ohne alles',NULL,NULL,'ca. 2 Mio','[]','2022-05-01 10:30:00','2021-05-01 00:00:00','{}','null','{\"1\":{\"label\":\"a\",\"url\":\"https://example.org/a\"},\"3\":{\"label\":\"b\",\"url\":\"https://example.org/b\"}}','','[]','[]','[]',NULL,'',NULL);
INSERT INTO `pv_project` (`id`, `is_public`, `created_at`, `updated_at`, `project_code`, `source`, `foreign_id`, `random`, `title`, `keywords`, `description`, `project_costs`, `financing`, `start_date`, `end_date`, `dates`, `contacts`, `links`, `videos`, `images`, `files`, `translations`, `search_index`, `lat`, `lng`) VALUES (3,1,'2019-03-04 09:15:00','2024-06-01 14:30:00',NULL,NULL,NULL,NULL,'  ',NULL,'Nur ein Text ohne Absatz',NULL,'\"[{\\\"id\\\":\\\"costsEU\\\",\\\"value\\\":12.5}]\"','1970-01-01 01:00:00','0000-00-00 00:00:00','[]','[]','[]','[]','kein JSON','[]','{\"fr\":{\"title\":\"Seulement en fran\\u00e7ais\"}}',NULL,NULL,NULL);
/*!40000 ALTER TABLE `pv_project` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_project_business_sector`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_project_business_sector` (
  `project_id` int(11) NOT NULL,
  `business_sector_id` int(11) NOT NULL,
  PRIMARY KEY (`project_id`,`business_sector_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_project_business_sector` WRITE;
/*!40000 ALTER TABLE `pv_project_business_sector` DISABLE KEYS */;
INSERT INTO `pv_project_business_sector` (`project_id`, `business_sector_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_project_business_sector` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_project_collection`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_project_collection` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_dynamic` tinyint(1) NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `title` longtext DEFAULT NULL,
  `description` longtext DEFAULT NULL,
  `selection` longtext NOT NULL COMMENT '(DC2Type:json)',
  `filters` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_project_collection` WRITE;
/*!40000 ALTER TABLE `pv_project_collection` DISABLE KEYS */;
INSERT INTO `pv_project_collection` (`id`, `is_dynamic`, `created_at`, `updated_at`, `title`, `description`, `selection`, `filters`) VALUES (1,0,'2019-03-04 09:15:00',NULL,'Auswahl','Von Hand','[{\"id\":3},{\"id\":1},{\"id\":888}]','[]');
INSERT INTO `pv_project_collection` (`id`, `is_dynamic`, `created_at`, `updated_at`, `title`, `description`, `selection`, `filters`) VALUES (2,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Profil',NULL,'[]','[{\"type\":\"topic\",\"value\":\"Tourismus\"},{\"type\":\"startDate\",\"value\":\"2020-01-01\"},{\"type\":\"mond\",\"value\":\"voll\"}]');
/*!40000 ALTER TABLE `pv_project_collection` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_project_country`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_project_country` (
  `project_id` int(11) NOT NULL,
  `country_id` int(11) NOT NULL,
  PRIMARY KEY (`project_id`,`country_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_project_country` WRITE;
/*!40000 ALTER TABLE `pv_project_country` DISABLE KEYS */;
INSERT INTO `pv_project_country` (`project_id`, `country_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_project_country` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_project_geographic_region`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_project_geographic_region` (
  `project_id` int(11) NOT NULL,
  `geographic_region_id` int(11) NOT NULL,
  PRIMARY KEY (`project_id`,`geographic_region_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_project_geographic_region` WRITE;
/*!40000 ALTER TABLE `pv_project_geographic_region` DISABLE KEYS */;
INSERT INTO `pv_project_geographic_region` (`project_id`, `geographic_region_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_project_geographic_region` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_project_instrument`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_project_instrument` (
  `project_id` int(11) NOT NULL,
  `instrument_id` int(11) NOT NULL,
  PRIMARY KEY (`project_id`,`instrument_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_project_instrument` WRITE;
/*!40000 ALTER TABLE `pv_project_instrument` DISABLE KEYS */;
INSERT INTO `pv_project_instrument` (`project_id`, `instrument_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_project_instrument` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_project_program`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_project_program` (
  `project_id` int(11) NOT NULL,
  `program_id` int(11) NOT NULL,
  PRIMARY KEY (`project_id`,`program_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_project_program` WRITE;
/*!40000 ALTER TABLE `pv_project_program` DISABLE KEYS */;
INSERT INTO `pv_project_program` (`project_id`, `program_id`) VALUES (1,1);
INSERT INTO `pv_project_program` (`project_id`, `program_id`) VALUES (1,2);
/*!40000 ALTER TABLE `pv_project_program` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_project_state`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_project_state` (
  `project_id` int(11) NOT NULL,
  `state_id` int(11) NOT NULL,
  PRIMARY KEY (`project_id`,`state_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_project_state` WRITE;
/*!40000 ALTER TABLE `pv_project_state` DISABLE KEYS */;
INSERT INTO `pv_project_state` (`project_id`, `state_id`) VALUES (1,1);
INSERT INTO `pv_project_state` (`project_id`, `state_id`) VALUES (1,2);
/*!40000 ALTER TABLE `pv_project_state` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_project_tag`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_project_tag` (
  `project_id` int(11) NOT NULL,
  `tag_id` int(11) NOT NULL,
  PRIMARY KEY (`project_id`,`tag_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_project_tag` WRITE;
/*!40000 ALTER TABLE `pv_project_tag` DISABLE KEYS */;
INSERT INTO `pv_project_tag` (`project_id`, `tag_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_project_tag` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_project_topic`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_project_topic` (
  `project_id` int(11) NOT NULL,
  `topic_id` int(11) NOT NULL,
  PRIMARY KEY (`project_id`,`topic_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_project_topic` WRITE;
/*!40000 ALTER TABLE `pv_project_topic` DISABLE KEYS */;
INSERT INTO `pv_project_topic` (`project_id`, `topic_id`) VALUES (1,1);
INSERT INTO `pv_project_topic` (`project_id`, `topic_id`) VALUES (1,77);
INSERT INTO `pv_project_topic` (`project_id`, `topic_id`) VALUES (2,9999);
/*!40000 ALTER TABLE `pv_project_topic` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_project_type`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_project_type` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `context` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_project_type` WRITE;
/*!40000 ALTER TABLE `pv_project_type` DISABLE KEYS */;
INSERT INTO `pv_project_type` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `context`, `synonyms`, `translations`) VALUES (1,1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Infrastruktur',NULL,'[]','{\"fr\":{\"name\":\"Infrastruktur (fr)\"},\"it\":{\"name\":\"Infrastruktur (it)\"}}');
/*!40000 ALTER TABLE `pv_project_type` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_publication`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_publication` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `title` longtext DEFAULT NULL,
  `keywords` longtext DEFAULT NULL,
  `description` longtext DEFAULT NULL,
  `email` longtext DEFAULT NULL,
  `type` longtext DEFAULT NULL,
  `url` longtext DEFAULT NULL,
  `license_type` longtext DEFAULT NULL,
  `license_name` longtext DEFAULT NULL,
  `license_url` longtext DEFAULT NULL,
  `license_attribution` longtext DEFAULT NULL,
  `rights_holder` longtext DEFAULT NULL,
  `authors` longtext NOT NULL COMMENT '(DC2Type:json)',
  `organizations` longtext NOT NULL COMMENT '(DC2Type:json)',
  `start_date` datetime DEFAULT NULL,
  `end_date` datetime DEFAULT NULL,
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  `files` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_publication` WRITE;
/*!40000 ALTER TABLE `pv_publication` DISABLE KEYS */;
INSERT INTO `pv_publication` (`id`, `is_public`, `created_at`, `updated_at`, `title`, `keywords`, `description`, `email`, `type`, `url`, `license_type`, `license_name`, `license_url`, `license_attribution`, `rights_holder`, `authors`, `organizations`, `start_date`, `end_date`, `translations`, `files`) VALUES (1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Studie','a, b','Kurz','studie@example.org','publication','www.example.org/studie.pdf','CC BY','Bleibt nicht',NULL,NULL,'Amt','[{}]','[{\"name\":\"Hochschule Luzern\"}]','2024-05-16 22:00:00','2024-05-16 22:00:00','{\"en\":{\"title\":\"Study\"},\"fr\":{\"title\":\"\\u00c9tude\"}}','[{\"id\":2,\"name\":\"Studie.pdf\",\"extension\":\"PDF\",\"mimeType\":\"\",\"hash\":\"x\",\"createdAt\":\"2019-03-04 09:15:00\"}]');
INSERT INTO `pv_publication` (`id`, `is_public`, `created_at`, `updated_at`, `title`, `keywords`, `description`, `email`, `type`, `url`, `license_type`, `license_name`, `license_url`, `license_attribution`, `rights_holder`, `authors`, `organizations`, `start_date`, `end_date`, `translations`, `files`) VALUES (2,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Eigene Lizenz',NULL,NULL,NULL,'project',NULL,'Other','Hauslizenz','example.org/lizenz',NULL,NULL,'[{\"name\":\"A. Meier\"}]','[]','2024-01-01 00:00:00','9999-12-31 23:00:00','[]','[]');
/*!40000 ALTER TABLE `pv_publication` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_publication_geographic_region`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_publication_geographic_region` (
  `publication_id` int(11) NOT NULL,
  `geographic_region_id` int(11) NOT NULL,
  PRIMARY KEY (`publication_id`,`geographic_region_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_publication_geographic_region` WRITE;
/*!40000 ALTER TABLE `pv_publication_geographic_region` DISABLE KEYS */;
INSERT INTO `pv_publication_geographic_region` (`publication_id`, `geographic_region_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_publication_geographic_region` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_publication_language`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_publication_language` (
  `publication_id` int(11) NOT NULL,
  `language_id` int(11) NOT NULL,
  PRIMARY KEY (`publication_id`,`language_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_publication_language` WRITE;
/*!40000 ALTER TABLE `pv_publication_language` DISABLE KEYS */;
INSERT INTO `pv_publication_language` (`publication_id`, `language_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_publication_language` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_publication_topic`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_publication_topic` (
  `publication_id` int(11) NOT NULL,
  `topic_id` int(11) NOT NULL,
  PRIMARY KEY (`publication_id`,`topic_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_publication_topic` WRITE;
/*!40000 ALTER TABLE `pv_publication_topic` DISABLE KEYS */;
INSERT INTO `pv_publication_topic` (`publication_id`, `topic_id`) VALUES (1,2);
/*!40000 ALTER TABLE `pv_publication_topic` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_region`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_region` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `type` longtext DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `context` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  `url` longtext DEFAULT NULL,
  `color` longtext DEFAULT NULL,
  `description` longtext DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_region` WRITE;
/*!40000 ALTER TABLE `pv_region` DISABLE KEYS */;
INSERT INTO `pv_region` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `type`, `name`, `context`, `synonyms`, `translations`, `url`, `color`, `description`) VALUES (1,1,3,'2019-03-04 09:15:00','2024-06-01 14:30:00','nrp','Region Oberland','alt','[\"Oberland\"]','{\"fr\":{\"name\":\"Oberland bernois\",\"url\":\"example.org\\/fr\"}}','http://example.org/oberland','#0093D1','<ul><li><p>Ein Punkt</p></li></ul>');
INSERT INTO `pv_region` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `type`, `name`, `context`, `synonyms`, `translations`, `url`, `color`, `description`) VALUES (2,0,NULL,'2019-03-04 09:15:00','2024-06-01 14:30:00','unknown','Unbekannt',NULL,'[]','[]',NULL,'rot',NULL);
/*!40000 ALTER TABLE `pv_region` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_region_city`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_region_city` (
  `region_id` int(11) NOT NULL,
  `city_id` int(11) NOT NULL,
  PRIMARY KEY (`region_id`,`city_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_region_city` WRITE;
/*!40000 ALTER TABLE `pv_region_city` DISABLE KEYS */;
INSERT INTO `pv_region_city` (`region_id`, `city_id`) VALUES (1,1);
INSERT INTO `pv_region_city` (`region_id`, `city_id`) VALUES (1,2);
/*!40000 ALTER TABLE `pv_region_city` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_region_contact`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_region_contact` (
  `region_id` int(11) NOT NULL,
  `contact_id` int(11) NOT NULL,
  PRIMARY KEY (`region_id`,`contact_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_region_contact` WRITE;
/*!40000 ALTER TABLE `pv_region_contact` DISABLE KEYS */;
INSERT INTO `pv_region_contact` (`region_id`, `contact_id`) VALUES (1,1);
INSERT INTO `pv_region_contact` (`region_id`, `contact_id`) VALUES (1,2);
/*!40000 ALTER TABLE `pv_region_contact` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_region_tag`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_region_tag` (
  `region_id` int(11) NOT NULL,
  `tag_id` int(11) NOT NULL,
  PRIMARY KEY (`region_id`,`tag_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_region_tag` WRITE;
/*!40000 ALTER TABLE `pv_region_tag` DISABLE KEYS */;
INSERT INTO `pv_region_tag` (`region_id`, `tag_id`) VALUES (1,1);
/*!40000 ALTER TABLE `pv_region_tag` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_state`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_state` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  `code` longtext DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_state` WRITE;
/*!40000 ALTER TABLE `pv_state` DISABLE KEYS */;
INSERT INTO `pv_state` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `synonyms`, `translations`, `code`) VALUES (1,1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Zürich','[]','{\"fr\":{\"name\":\"Z\\u00fcrich (fr)\"},\"it\":{\"name\":\"Z\\u00fcrich (it)\"}}','ZH');
INSERT INTO `pv_state` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `synonyms`, `translations`, `code`) VALUES (2,1,2,'2019-03-04 09:15:00','2024-06-01 14:30:00','Bern','kein JSON','{\"fr\":{\"name\":\"Bern (fr)\"},\"it\":{\"name\":\"Bern (it)\"}}','BE');
/*!40000 ALTER TABLE `pv_state` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_stint`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_stint` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `context` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_stint` WRITE;
/*!40000 ALTER TABLE `pv_stint` DISABLE KEYS */;
INSERT INTO `pv_stint` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `context`, `synonyms`, `translations`) VALUES (1,1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','80–100 %','job','[]','{\"fr\":{\"name\":\"80\\u2013100 % (fr)\"},\"it\":{\"name\":\"80\\u2013100 % (it)\"}}');
/*!40000 ALTER TABLE `pv_stint` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_tag`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_tag` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `context` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=4 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_tag` WRITE;
/*!40000 ALTER TABLE `pv_tag` DISABLE KEYS */;
INSERT INTO `pv_tag` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `context`, `synonyms`, `translations`) VALUES (1,1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Wasser','project','[]','{\"fr\":{\"name\":\"Wasser (fr)\"},\"it\":{\"name\":\"Wasser (it)\"}}');
INSERT INTO `pv_tag` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `context`, `synonyms`, `translations`) VALUES (2,1,2,'2019-03-04 09:15:00','2024-06-01 14:30:00','Handlungsebene Gemeinde','circularEconomyProject:hierarchy','[]','{\"fr\":{\"name\":\"Handlungsebene Gemeinde (fr)\"},\"it\":{\"name\":\"Handlungsebene Gemeinde (it)\"}}');
INSERT INTO `pv_tag` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `context`, `synonyms`, `translations`) VALUES (3,0,3,'2019-03-04 09:15:00','2024-06-01 14:30:00','Wasser','project','[]','{\"fr\":{\"name\":\"Wasser (fr)\"},\"it\":{\"name\":\"Wasser (it)\"}}');
/*!40000 ALTER TABLE `pv_tag` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_topic`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_topic` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `is_public` tinyint(1) NOT NULL,
  `position` int(11) DEFAULT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `name` longtext DEFAULT NULL,
  `context` longtext DEFAULT NULL,
  `synonyms` longtext NOT NULL COMMENT '(DC2Type:json)',
  `translations` longtext NOT NULL COMMENT '(DC2Type:json)',
  `icon` longtext DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=78 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_topic` WRITE;
/*!40000 ALTER TABLE `pv_topic` DISABLE KEYS */;
INSERT INTO `pv_topic` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `context`, `synonyms`, `translations`, `icon`) VALUES (1,1,1,'2019-03-04 09:15:00','2024-06-01 14:30:00','Wasserkraft im Berggebiet',NULL,'[]','{\"fr\":{\"name\":\"Wasserkraft im Berggebiet (fr)\"},\"it\":{\"name\":\"Wasserkraft im Berggebiet (it)\"}}','<svg xmlns=\"http://www.w3.org/2000/svg\"><circle r=\"4\"/></svg>');
INSERT INTO `pv_topic` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `context`, `synonyms`, `translations`, `icon`) VALUES (2,1,2,'2019-03-04 09:15:00','2024-06-01 14:30:00','Tourismus',NULL,'[\"Fremdenverkehr\"]','{\"fr\":{\"name\":\"Tourismus (fr)\"},\"it\":{\"name\":\"Tourismus (it)\"}}',NULL);
INSERT INTO `pv_topic` (`id`, `is_public`, `position`, `created_at`, `updated_at`, `name`, `context`, `synonyms`, `translations`, `icon`) VALUES (77,1,77,'2019-03-04 09:15:00','2024-06-01 14:30:00','Digitalisierung','project','[]','{\"fr\":{\"name\":\"Digitalisierung (fr)\"},\"it\":{\"name\":\"Digitalisierung (it)\"}}',NULL);
/*!40000 ALTER TABLE `pv_topic` ENABLE KEYS */;
UNLOCK TABLES;
DROP TABLE IF EXISTS `pv_user`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `pv_user` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `email` varchar(255) NOT NULL,
  `roles` longtext NOT NULL COMMENT '(DC2Type:json)',
  `password` varchar(255) NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime DEFAULT NULL,
  `notifications` longtext NOT NULL COMMENT '(DC2Type:json)',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=4 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

LOCK TABLES `pv_user` WRITE;
/*!40000 ALTER TABLE `pv_user` DISABLE KEYS */;
INSERT INTO `pv_user` (`id`, `email`, `roles`, `password`, `created_at`, `updated_at`, `notifications`) VALUES (1,'redaktion@example.org','[\"ROLE_EDITOR\"]','$2y$04$5vSqvNqhDZAgWEMeU.IDi.ugbTzP4/MmZ3psdK7svsB5BxTY8CH5a','2019-03-04 09:15:00',NULL,'[\"JOBS_INBOX\",\"MOND_INBOX\"]');
INSERT INTO `pv_user` (`id`, `email`, `roles`, `password`, `created_at`, `updated_at`, `notifications`) VALUES (2,'Verwaltung@example.org','[\"ROLE_ADMIN\"]','$argon2id$v=19$m=8192,t=3,p=1$LLtPYV95OoRlqGju4gkHHQ$jvvdLHfBXRV0q9U+ZemIzq1qjfGFjHp3uZX51ByZ1xE','2019-03-04 09:15:00','2024-06-01 14:30:00','[]');
INSERT INTO `pv_user` (`id`, `email`, `roles`, `password`, `created_at`, `updated_at`, `notifications`) VALUES (3,'alles@example.org','[\"ROLE_SUPER_ADMIN\",\"ROLE_USER\",\"ROLE_GAST\"]','$2y$04$EPD5oHvzYPOpm2z9WFDYJOoGegi6C2ePYuD8V/7xFvfxLpfp8sM7G','2019-03-04 09:15:00',NULL,'{}');
/*!40000 ALTER TABLE `pv_user` ENABLE KEYS */;
UNLOCK TABLES;
/*!40103 SET TIME_ZONE=@OLD_TIME_ZONE */;

/*!40101 SET SQL_MODE=@OLD_SQL_MODE */;
/*!40014 SET FOREIGN_KEY_CHECKS=@OLD_FOREIGN_KEY_CHECKS */;
/*!40014 SET UNIQUE_CHECKS=@OLD_UNIQUE_CHECKS */;
/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
/*!40101 SET CHARACTER_SET_RESULTS=@OLD_CHARACTER_SET_RESULTS */;
/*!40101 SET COLLATION_CONNECTION=@OLD_COLLATION_CONNECTION */;
/*!40111 SET SQL_NOTES=@OLD_SQL_NOTES */;

